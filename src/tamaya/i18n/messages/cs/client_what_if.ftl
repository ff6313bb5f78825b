# What if: other moves in a finished game.
client-what-if = Co kdyby…
client-what-if-controls = Zkoušení jiných tahů
client-what-if-start = Hrajte od začátku hry
client-what-if-place = { $count ->
    [0] Hrajte odsud, po tahu { $move }
    [one] Vaše varianta: { $count } tah po tahu { $move }
    [few] Vaše varianta: { $count } tahy po tahu { $move }
    [many] Vaše varianta: { $count } tahu po tahu { $move }
   *[other] Vaše varianta: { $count } tahů po tahu { $move }
}
client-what-if-leave = Zpět do hry
client-what-if-back = Vzít zpět
client-what-if-forward = Další tah varianty
client-what-if-hands = Karty v rukou
client-what-if-hands-all = všechny ruce odkryté
client-what-if-hands-others = co vidí hráč na tahu
client-what-if-players = Kdo hraje
client-what-if-players-me = Hraji za všechny
client-what-if-players-bots = Hraji za hráče { $player }, za ostatní roboti
client-what-if-branches = Varianty
client-what-if-branch = { $count ->
    [one] Po tahu { $move }: { $count } tah
    [few] Po tahu { $move }: { $count } tahy
    [many] Po tahu { $move }: { $count } tahu
   *[other] Po tahu { $move }: { $count } tahů
}
client-what-if-none = Zatím žádné varianty. Zkuste jiný tah než ve hře a nová varianta se objeví tady.
client-what-if-share = Kopírovat odkaz s variantami
client-what-if-kept = Varianty zůstávají v tomto prohlížeči. Odkaz obsahuje jejich kopii.
client-what-if-remove = Smazat: { $branch }
client-what-if-name = Název
client-what-if-comment = Komentář
client-what-if-full = Variant je příliš mnoho, tento tah se proto neuložil. Nejdřív nějakou variantu smažte.
client-what-if-damaged = Varianty v tomto odkazu nelze přečíst. Požádejte o odkaz znovu.
