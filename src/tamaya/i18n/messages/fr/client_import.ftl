# Games from elsewhere.
client-import-title = Revoir une partie jouée ailleurs
client-import-about = Collez une partie ou déposez un fichier ici : un lien de partie partagée ou un export JSON de hanab.live, ou une partie téléchargée depuis tamaya.
client-import-field = Partie ou lien
client-import-example = https://hanab.live/shared-replay-json/… ou le JSON d’une partie
client-import-show = Voir la partie
client-import-file = Choisir un fichier
client-import-private = Rien n’est conservé sur le serveur. Le lien dans la barre d’adresse contient toute la partie : vous pouvez l’envoyer à qui vous voulez.
client-import-damaged = Ce lien est abîmé : la partie qu’il contient est illisible. Redemandez le lien, ou collez la partie ici.
client-import-too-large = Ce fichier est trop gros pour une partie. Choisissez un fichier qui n’en contient qu’une.
