# The server’s own pages.
web-about = Hrajte online Hanabi ve všech vydáních i Ikebanu, s přáteli nebo s roboty. Stačí odkaz a jméno.
web-client-not-built = Webový klient ještě není sestavený. Sestaví se, když server jednou spustíte ze zdrojových kódů s připojením k internetu. Jiné programy se k tomuto serveru mohou připojit i bez webového klienta.
web-needs-script = Tato stránka potřebuje JavaScript. Povolte skripty pro tuto adresu.

# What messengers show beside a link to a table.
web-table-of = Stůl hráče { $player }: { $game }
web-table-waiting = U stolu: { $players }. { $free ->
    [0] Všechna místa jsou obsazená.
    [one] { $free } místo je volné.
    [few] { $free } místa jsou volná.
    [many] { $free } místa je volného.
   *[other] { $free } míst je volných.
}
web-table-empty = U stolu zatím nikdo není. Posaďte se!
web-table-playing = Hrají: { $players }.
web-table-locked = Tento stůl má heslo.
