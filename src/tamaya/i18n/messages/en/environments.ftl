# Environments: why a program that learns is told no.
refusal-unknown-game-name = No game has the name “{ $name }”. Names are like deluxe-black-powder-3p.
refusal-settings-without-name = Settings can be changed only for a game asked for by name; here the rules themselves were given.
refusal-unknown-player = There is no player “{ $player }”. Choose among: { $known }.
refusal-not-all-seats = One action is needed for every seat.
refusal-seat-not-to-act = It is not the turn of { $seat }: it can only pass.
refusal-unreadable-action = This is no action: { $action }
refusal-not-begun = No game has begun yet: reset the environment first.
refusal-environment-closed = This environment has been closed. Make another one.
refusal-no-such-option = A game cannot begin with “{ $option }”. Choose among: { $known }.
refusal-unknown-render-mode = Nothing can be shown as “{ $mode }”. Choose among: { $known }.
