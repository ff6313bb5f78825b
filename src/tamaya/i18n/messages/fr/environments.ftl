# Environnements : pourquoi un programme qui apprend essuie un refus.
refusal-unknown-game-name = Aucun jeu ne s’appelle « { $name } ». Les noms ressemblent à deluxe-black-powder-3p.
refusal-settings-without-name = Les réglages ne valent que pour un jeu demandé par son nom ; ici, les règles ont été données directement.
refusal-unknown-player = Il n’y a pas de joueur « { $player } ». Au choix : { $known }.
refusal-not-all-seats = Il faut une action pour chaque place.
refusal-seat-not-to-act = Ce n’est pas le tour de { $seat } : cette place ne peut que passer.
refusal-unreadable-action = Ce n’est pas une action : { $action }
refusal-not-begun = Aucune partie n’a commencé : appelez d’abord reset.
refusal-environment-closed = Cet environnement a été fermé. Créez-en un autre.
refusal-no-such-option = Une partie ne peut pas commencer avec « { $option } ». Au choix : { $known }.
refusal-unknown-render-mode = Rien ne peut être montré comme « { $mode } ». Au choix : { $known }.
