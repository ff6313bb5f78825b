# Le moteur : pourquoi un lot de parties ne peut pas faire ce qu’on lui demande.
refusal-no-gpu = Aucune carte graphique pour CUDA n’a été trouvée sur cette machine.
refusal-unknown-device = Il n’y a pas d’appareil « { $device } ». Au choix : { $known }.
refusal-unknown-form = Il n’y a pas ici de forme d’observation « { $form } ». Au choix : { $known }.
refusal-wrong-numbers = Des nombres du type { $given } ont été donnés. Au choix : { $known }.
refusal-wrong-kind = Une valeur du type { $given } a été donnée, alors qu’il faut { $wanted }.
refusal-too-many-games = Il n’y a pas assez de mémoire pour { $games } parties à la fois.
refusal-not-in-the-batch = Il n’y a pas de partie { $game } : elles sont numérotées à partir de 0, et il y en a { $games }.
refusal-wrong-shape = Des nombres de forme { $given } ont été donnés, alors qu’il en faut de forme { $wanted }.
refusal-not-whole-numbers = Seuls des nombres entiers conviennent ici.
refusal-illegal-action = L’action { $action } n’est pas permise dans la partie { $game }.
refusal-action-after-the-end = La partie { $game } est finie.
refusal-not-of-this-batch = Toutes les parties d’un lot ont les mêmes règles et autant de joueurs.
refusal-not-an-action = Le moteur n’a pas de numéro pour ce coup.
refusal-not-a-move = L’action { $action } ne correspond ici à aucun coup.
