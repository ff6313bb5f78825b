// The types of the wire, generated from those of the server. Not to be edited by hand.

export const VERSION = 1;
export const OLDEST_VERSION = 1;

/** The server does not know the guest, or no longer. Do not connect again with this secret. */
export const UNKNOWN_GUEST_CODE = 4401;

/** The id of a table, as in its link. */
export type TableName = string;

/** The number of a log entry, from 1 without gaps for each viewpoint. */
export type Sequence = number;

/** How a guest looks at a table: `seat-2`, `spectator`, `all-hands` for a spectator who sees all hands, `reviewer` once the game is over, or `outside` for a guest who may not see the game. */
export type ViewpointName = string;

/** The id that the client gives a command; never reused for another. */
export type CommandId = string;

/** A seat, counted clockwise from 0. */
export type Seat = number;

/** Milliseconds since 1970. */
export type Moment = number;

/** The number of a card, in the order of drawing. */
export type Card = number;

/** A suit's letter and a value, such as `r3`; `rules` has both. */
export type Face = string;

/** What a clue names: a colour such as `red`, or a value `3`. */
export type Clue = string;

/** A move in the notation of its game, such as `p12`. */
export type MoveText = string;

/** An argument of a message: a text, a number, or another message. */
export type WireArgument = string | number | WireMessage;

/** The fields that have changed, under their names. */
export type Changes = Readonly<Record<string, unknown>>;

/** Who finds the table without its link. */
export type Visibility = "listed" | "unlisted";

/** What people may say while they play. */
export type Talk = "silent" | "remarks" | "open";

/** What happens when a turn takes too long. */
export type DeadlineAction = "wait" | "bot";

/** What people without a seat may see. */
export type SpectatorAccess = "none" | "without-hands" | "all-hands";

/** How soon a bot moves after the move before. */
export type BotPace = "instant" | "brisk" | "calm";

/** When bots answer questions about their moves. */
export type BotAnswers = "alone" | "always" | "after-game";

/** The fixed remarks; each is a message key. */
export type Remark = "know-nothing" | "remember" | "thinking" | "well-done" | "sorry" | "thanks";

/** A table waits, plays and is finished; one that is never started expires. */
export type Phase = "waiting" | "playing" | "finished" | "expired";

/** How well a bot plays with people, in words that they understand. */
export type BotLevel = "chance" | "beginner" | "good" | "strong";

/** What becomes of a running game when a seat leaves it. */
export type LeaveEffect = "ends-game" | "game-waits" | "hand-waits";

/** The result of a game. */
export type Result = "won" | "lost" | "finished";

/** Why a game ended. */
export type Cause = "complete" | "errors" | "last-round" | "lost-card" | "no-move";

/** Which colour clues point at the cards of a suit. */
export type Touch = "own" | "every" | "none";

/** The order in which a firework is laid. */
export type Direction = "up" | "down";

/** What a suit does to the score. */
export type Scoring = "points" | "penalty";

/** What happens once the deck is empty. */
export type Ending = "last-round" | "final-flourish";

/** The score of a game that is lost by errors. */
export type LostPoints = "zero" | "kept";

/** Whether a firework can still be completed. */
export type FireworkFate = "open" | "complete" | "lost" | "lost-unless-rescued";

/** The six bonus tiles of 5 Flamboyants, by the number of their effect. */
export type Tile = 1 | 2 | 3 | 4 | 5 | 6;

/** Why a move looks like a mistake, judged by the knowledge that the viewer is shown. */
export type MoveWarning = "never-fits" | "irreplaceable" | "playable";

/** What the colours of a bouquet make of it. */
export type Harmony = "one-colour" | "five-colours" | "two-colours" | "plain";

/** The combinations of values that count. */
export type Kind = "pair" | "three" | "four" | "five" | "one-to-four" | "two-to-five" | "one-to-five";

/** Why the person of a seat is not here. */
export type Absence = "away" | "asleep" | "left";

/** What may be decided about the seat of somebody who is away. */
export type AbsenceChoice = "substitute" | "free-seat";

/** Where a card ended. */
export type CardEnd = "laid" | "laid-from-discard" | "misfired" | "discarded" | "shuffled-in" | "held" | "in-deck";

/** Which hands are open to the person who plays on. */
export type OpenHands = "all" | "others";

/** Where the cards of a move go. */
export type MoveTarget = "fireworks" | "discard" | "hand";

/** What a move that cost something is called. */
export type Label = "inaccuracy" | "mistake" | "blunder";

/** How far a review is. */
export type ReviewStage = "waiting" | "running" | "done";

export type ClientMessage =
  | Hello
  | Attach
  | Detach
  | SendCommand
  | Ping;

export type Command =
  | Sit
  | Contribute
  | Leave
  | AddBot
  | Remove
  | ChangeOptions
  | Start
  | MakeMove
  | Say
  | MakeRemark
  | WriteNote
  | VoteToEnd
  | RequestSeat
  | WithdrawRequest
  | AnswerRequest
  | Substitute
  | FreeSeat
  | VoteToPause
  | RequestUndo
  | AnswerUndo
  | WithdrawUndo
  | OpenRematch;

export type ServerMessage =
  | Welcome
  | Reload
  | Attached
  | NewEntry
  | EntryWithChanges
  | BotsPreparing
  | Absences
  | Done
  | RefusalMessage
  | Pong;

export type TableEvent =
  | TableOpened
  | OptionsChanged
  | SeatTaken
  | Contributed
  | BotSeated
  | SeatLeft
  | GuestRemoved
  | HostChanged
  | GameStarted
  | MoveMade
  | SeatSpoke
  | SpectatorSpoke
  | NoteWritten
  | EndVoted
  | GameGivenUp
  | SeatRequested
  | RequestAnswered
  | RequestWithdrawn
  | SeatTakenOver
  | RequestLapsed
  | SubstitutionBegan
  | SubstitutionEnded
  | SeatFreed
  | PauseVoted
  | GamePaused
  | GameResumed
  | UndoRequested
  | UndoAnswered
  | UndoDropped
  | MoveUndone
  | RematchOpened
  | TableExpired;

export type GameEvent =
  | HanabiClued
  | HanabiLaid
  | HanabiLaidFromDiscard
  | HanabiMisfired
  | HanabiDiscarded
  | HanabiTokenReturned
  | HanabiFireworkCompleted
  | HanabiTileRevealed
  | HanabiEffectLost
  | HanabiErrorUndone
  | HanabiRearranged
  | HanabiTurnPassed
  | HanabiLastRoundBegan
  | HanabiGameEnded
  | HanabiDrew
  | HanabiDrewUnseen
  | HanabiShuffledIn
  | HanabiShuffledInUnseen
  | IkebanaRoundBegan
  | IkebanaPilesGathered
  | IkebanaKept
  | IkebanaRejected
  | IkebanaBought
  | IkebanaPaid
  | IkebanaTurnPassed
  | IkebanaRoundEnded
  | IkebanaGameEnded
  | IkebanaDrew
  | IkebanaDrewUnseen
  | IkebanaShuffled
  | IkebanaShuffledUnseen;

export type GameView =
  | HanabiView
  | IkebanaView;

export type HanabiMove =
  | LegalPlay
  | LegalDiscard
  | LegalClue
  | LegalTakeBack
  | LegalDecline;

export type IkebanaMove =
  | LegalDraw
  | LegalKeep
  | LegalReject
  | LegalBuy;

/** The first message of a connection. */
export interface Hello {
  type: "hello";
  /** The newest version of the wire that the client speaks. */
  version: number;
}

/** Receive the table, what was missed, and every new entry from now on. */
export interface Attach {
  type: "attach";
  /** The table to attach to. */
  table: TableName;
  /** The last sequence that the client has; 0 for the whole log. */
  after?: Sequence;
  /** The viewpoint of its last `attached`: if it has changed, the whole log is sent again. */
  viewpoint?: ViewpointName | null;
  /** The table's password, where it has one and the guest has not given it before. */
  password?: string | null;
  /** Whether each new entry brings only what has changed. */
  changes?: boolean;
}

/** Stop receiving a table. */
export interface Detach {
  type: "detach";
  /** The table to detach from. */
  table: TableName;
}

/** Send a command to a table. Sent again with the same id, it is still applied once. */
export interface SendCommand {
  type: "command";
  /** Comes back in `done` or `refused`. */
  id: CommandId;
  /** The table that it is for. */
  table: TableName;
  /** What to do. */
  command: Command;
}

/** Take a seat or move to another: this one, or any free one. The contribution is mixed into the shuffle. */
export interface Sit {
  type: "sit";
  /** The seat. */
  seat?: number | null;
  /** A contribution to the shuffle: 32 random hexadecimal digits. */
  contribution?: string;
}

/** Add a contribution to the shuffle after sitting down, as in a rematch. */
export interface Contribute {
  type: "contribute";
  /** A contribution to the shuffle: 32 random hexadecimal digits. */
  contribution: string;
}

/** Give up the seat. */
export interface Leave {
  type: "leave";
}

/** Let one of the server's bots take a seat. */
export interface AddBot {
  type: "add-bot";
  /** The bot, by its name in the roster; `null` for a person. */
  bot: string;
  /** The seat. */
  seat?: number | null;
}

/** Clear a seat before the start, as the host; a removed guest may not come back. */
export interface Remove {
  type: "remove";
  /** The seat. */
  seat: number;
}

/** Replace the table's options, as the host. */
export interface ChangeOptions {
  type: "change-options";
  /** The options. */
  options: Options;
  /** Whether the table keeps its password where the options have none. */
  "keeps-password"?: boolean;
}

/** Everything that can be chosen for a table. */
export interface Options {
  /** `hanabi` or `ikebana`. */
  game?: string;
  /** The edition of Hanabi. */
  edition?: string;
  /** The extensions in play. */
  extensions?: readonly string[];
  /** Settings that differ from the edition's. */
  settings?: Readonly<Record<string, string>>;
  /** How many seats the table has. */
  seats?: number;
  /** The seat that begins, or None to draw it. */
  "first-seat"?: number | null;
  /** Whether the lobby lists the table. */
  visibility?: Visibility;
  /** The password as text, or empty for none; only its hash is stored. */
  password?: string;
  /** What people may say while they play; by default what is usual in the game. */
  talk?: Talk;
  /** How much of what seats can know of their cards is shown; 0 for nothing. */
  "help-level"?: number;
  /** How long a turn may take, or None without a clock. */
  "turn-seconds"?: number | null;
  /** What happens when a turn takes longer than agreed. */
  "at-deadline"?: DeadlineAction;
  /** What guests without a seat see during the game. */
  watching?: SpectatorAccess;
  /** How soon bots move. Programs want no pause, so the clients for people choose one. */
  "bot-pace"?: BotPace;
  /** Whether bots that speak a secret language may sit with people. */
  "expert-bots"?: boolean;
  /** When bots answer questions about their moves. */
  "bot-answers"?: BotAnswers;
  /** Whether a player may undo their last move if all people at the table agree. */
  undo?: boolean;
}

/** Start the game, as the host. */
export interface Start {
  type: "start";
}

/** Make a move, written in the game's notation. */
export interface MakeMove {
  type: "move";
  /** The move, in the notation of its game. */
  move: string;
}

/** Say something in free text. */
export interface Say {
  type: "say";
  /** The text. */
  text: string;
}

/** Say one of the fixed remarks. */
export interface MakeRemark {
  type: "remark";
  /** The remark; `null` for free text. */
  remark: Remark;
}

/** Write a private note on a card; with neither text nor faces, remove it. */
export interface WriteNote {
  type: "note";
  /** The card. */
  card: number;
  /** The text. */
  text?: string;
  /** The faces that the card may have, such as `r3`. */
  faces?: readonly string[];
}

/** Vote to end the game early, or take the vote back. */
export interface VoteToEnd {
  type: "vote-to-end";
  /** Whether the seat wants to end the game. */
  wish?: boolean;
}

/** Ask the others for a seat in a running game, for the sender or for a bot. */
export interface RequestSeat {
  type: "request-seat";
  /** The seat. */
  seat: number;
  /** The bot, by its name in the roster; `null` for a person. */
  bot?: string | null;
}

/** Take back a request for a seat. */
export interface WithdrawRequest {
  type: "withdraw-request";
}

/** Agree to a request for a seat, or refuse it. */
export interface AnswerRequest {
  type: "answer-request";
  /** Whether the seat agrees. */
  agree: boolean;
}

/** Let a bot play for somebody who is away, until they come back. */
export interface Substitute {
  type: "substitute";
  /** The seat. */
  seat: number;
}

/** Free the seat of somebody who is away, so that somebody else may ask for it. */
export interface FreeSeat {
  type: "free-seat";
  /** The seat. */
  seat: number;
}

/** Vote to pause the game, or to go on. */
export interface VoteToPause {
  type: "vote-to-pause";
  /** Whether the seat wants the game paused. */
  wish?: boolean;
}

/** Ask the others to let the sender undo their last move; alone with bots, undo it at once. */
export interface RequestUndo {
  type: "request-undo";
}

/** Agree that a move is undone, or refuse it. */
export interface AnswerUndo {
  type: "answer-undo";
  /** Whether the seat agrees. */
  agree: boolean;
}

/** Take back a request to undo a move. */
export interface WithdrawUndo {
  type: "withdraw-undo";
}

/** Open another table for the same people with the same options. */
export interface OpenRematch {
  type: "rematch";
}

/** Ask whether the server is still there. */
export interface Ping {
  type: "ping";
  /** Comes back in `pong`. */
  id: CommandId;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  /** The version of this connection: the newest that both speak. */
  version: number;
  /** The guest's name. */
  name: string;
  /** The oldest version that the server still speaks. */
  "oldest-version": number;
}

/** The answer to `hello` from a client that is too old. The server sends nothing else. */
export interface Reload {
  type: "reload";
}

/** The answer to `attach`: the table as it stands, and the entries the client has missed. The server also sends it when the guest's viewpoint changes: by sitting down, by leaving, or by the end of the game. The new viewpoint has another log, which is sent from its beginning. */
export interface Attached {
  type: "attached";
  /** The table. */
  table: TableName;
  /** How the guest looks at the table. */
  viewpoint: ViewpointName;
  /** The last entry that this viewpoint includes. */
  sequence: Sequence;
  /** The table as it stands. */
  state: TableState;
  /** The game as it stands; `null` before the start or if the guest may not see it. */
  view: GameView | null;
  /** The entry that `entries` follow; 0 replaces the client's whole log. */
  after: Sequence;
  /** The entries after that one. */
  entries: readonly Entry[];
}

/** A table as it stands, for one guest. */
export interface TableState {
  /** The table. */
  table: TableName;
  /** The last entry that this includes. */
  sequence: Sequence;
  /** The phase of the table. */
  phase: Phase;
  /** Its options. */
  options: ShownOptions;
  /** The host's seat; `null` if the host has none. */
  "host-seat": Seat | null;
  /** Whether the guest is the host. */
  "is-host": boolean;
  /** Who holds each seat. */
  holders: readonly (ShownHolder | null)[];
  /** The guest's seat; `null` if they have none. */
  "my-seat": Seat | null;
  /** Why the game cannot start yet, at a waiting table. */
  "start-objection": ShownRefusal | null;
  /** The hash of the server's secret, shown from the opening on. */
  commitment: string;
  /** When the turn must end; `null` without a clock or if the guest may not see the game. */
  deadline: Moment | null;
  /** The seats that have voted to end the game. */
  "end-votes": readonly Seat[];
  /** The pending request for a seat. */
  request: ShownRequest | null;
  /** What would happen if the guest left now and everybody is here; `null` without a seat in a running game. */
  leaving: ShownLeaving | null;
  /** Whether the guest's vote to end the game would end it at once if everybody is here. */
  "vote-ends-game": boolean;
  /** Whether the game is paused: nobody moves, and the clock stands still. */
  "is-paused": boolean;
  /** The seats that have voted for a pause; during one, for its end. */
  "pause-votes": readonly Seat[];
  /** The pending request to undo a move; `null` also if the guest may not see the game. */
  "undo-request": ShownUndoRequest | null;
  /** Whether the guest may ask now to undo their last move. */
  "may-undo": boolean;
  /** Whether the game was ended by votes. */
  "is-given-up": boolean;
  /** How the game ended. */
  result: HanabiResult | IkebanaResult | null;
  /** What the cards were shuffled from, once the game is over. */
  fairness: Fairness | null;
  /** The guest's notes; once the game is over, those of everybody. */
  notes: readonly ShownNote[];
  /** Whether bots answer questions about their moves now, while the game goes on. */
  "has-live-answers": boolean;
  /** The table of the rematch. */
  rematch: TableName | null;
}

/** The options of a table, with whether there is a password instead of its hash. */
export interface ShownOptions {
  /** `hanabi` or `ikebana`. */
  game: string;
  /** The edition of Hanabi. */
  edition: string;
  /** The extensions in play. */
  extensions: readonly string[];
  /** Settings that differ from the edition's. */
  settings: Readonly<Record<string, string>>;
  /** How many seats the table has. */
  seats: number;
  /** The seat that begins; `null` draws it at random. */
  "first-seat": Seat | null;
  /** Whether the lobby lists the table. */
  visibility: Visibility;
  /** Whether guests without a seat need a password. */
  "has-password": boolean;
  /** What seats may say during the game. */
  talk: Talk;
  /** How much of a seat's knowledge is shown: 0 for none, 1 to 4 for the levels. */
  "help-level": number;
  /** How long a turn may take; `null` without a clock. */
  "turn-seconds": number | null;
  /** What happens when a turn takes longer. */
  "at-deadline": DeadlineAction;
  /** What guests without a seat see during the game. */
  watching: SpectatorAccess;
  /** How soon a bot moves after the move before. */
  "bot-pace": BotPace;
  /** Whether bots that speak a secret language may sit with people. */
  "expert-bots": boolean;
  /** When bots answer questions about their moves. */
  "bot-answers": BotAnswers;
  /** Whether a player may undo their last move if all people at the table agree. */
  undo: boolean;
}

/** Who holds a seat. */
export interface ShownHolder {
  /** The name of its holder. */
  name: string;
  /** The bot, by its name in the roster; `null` for a person. */
  bot: string | null;
  /** How well the bot plays; `null` for a person. */
  level: BotLevel | null;
  /** Whether the holder has left in mid-game. */
  "is-away": boolean;
  /** Whether it is the guest themself. */
  "is-me": boolean;
  /** Whether the holder has contributed to the shuffle. */
  "has-contributed": boolean;
  /** Whether a bot plays for the holder until they come back. */
  "has-substitute": boolean;
}

/** Why something would be refused now. */
export interface ShownRefusal {
  /** A key of one of the closed lists of refusals. */
  reason: string;
  /** The arguments of the refusal's message. */
  details: Readonly<Record<string, string | number>>;
}

/** A request for a seat of a running game. */
export interface ShownRequest {
  /** The seat asked for. */
  seat: Seat;
  /** Who would sit there. */
  name: string;
  /** The bot that would sit there; `null` for a person. */
  bot: string | null;
  /** The seats that have agreed so far. */
  agreed: readonly Seat[];
  /** Whether the guest would sit there. */
  "is-mine": boolean;
}

/** What would happen if the guest left the running game now. */
export interface ShownLeaving {
  /** What would become of the game. */
  effect: LeaveEffect;
  /** The seat of the next host; `null` if the host stays or nobody can follow. */
  "new-host": Seat | null;
}

/** A request to undo a move. */
export interface ShownUndoRequest {
  /** The seat that asks. */
  seat: Seat;
  /** The seats that have agreed so far. */
  agreed: readonly Seat[];
}

/** How a game of Hanabi ended. */
export interface HanabiResult {
  game: "hanabi";
  /** Won, lost or finished. */
  result: Result;
  /** Why it ended. */
  cause: Cause;
  /** The score. */
  score: number;
  /** The points of the cards laid. */
  points: number;
  /** The crowd's verdict; `null` where there is none. */
  band: string | null;
  /** Whether the verdict mentions the black powder. */
  "has-black-powder": boolean;
  /** Whether the score counts; a game with the final flourish is only won or lost. */
  "is-scored": boolean;
}

/** How a game of Ikebana ended. */
export interface IkebanaResult {
  game: "ikebana";
  /** The points of each seat. */
  points: readonly number[];
  /** The seats that have the most. */
  winners: readonly Seat[];
}

/** What the cards were shuffled from: with the commitment, enough to check the deck. */
export interface Fairness {
  /** The server's secret, which the commitment is the hash of. */
  secret: string;
  /** Each seat's contribution; empty where there is none. */
  contributions: readonly string[];
}

/** What a seat has written on a card. */
export interface ShownNote {
  /** Who wrote it. */
  seat: Seat;
  /** The card that it is on. */
  card: Card;
  /** Its text. */
  text: string;
  /** The faces that are marked on it. */
  faces: readonly Face[];
}

/** A game of Hanabi as one viewer may see it. */
export interface HanabiView {
  game: "hanabi";
  /** The viewer's seat; `null` for an onlooker. */
  seat: Seat | null;
  /** What lies open for all. */
  board: HanabiBoard;
  /** The cards of each seat, from left to right. */
  hands: readonly (readonly HandCard[])[];
  /** The viewer's legal moves; empty when it is not their turn. */
  "legal-moves": readonly HanabiMove[];
  /** Why some kind of move is missing from them. */
  objections: Objections;
  /** The move that leaves the viewer's hand as it is. To rearrange the hand, at any time, change the order of its numbers, and put `!` behind those to be set apart. */
  arrangement: MoveText | null;
}

/** What lies open for all. */
export interface HanabiBoard {
  /** The parameters of the game. */
  rules: HanabiRules;
  /** The seat whose turn it is. */
  "seat-to-act": Seat;
  /** How many turns are over. */
  turn: number;
  /** How many clue tokens are left. */
  tokens: number;
  /** How many errors were made. */
  errors: number;
  /** How many cards are left in the deck. */
  "deck-size": number;
  /** The firework of each suit. */
  fireworks: readonly Firework[];
  /** The discarded cards, in order. */
  discards: readonly OpenCard[];
  /** The bonus tiles turned over, in order. */
  "tiles-revealed": readonly Tile[];
  /** The bonus tiles that lie face down, in the order of their numbers. */
  "tiles-left": readonly Tile[];
  /** The bonus tile that the seat to act must choose for. */
  pending: Tile | null;
  /** How many turns are left; `null` before the last round. */
  "turns-left": number | null;
  /** The score so far. */
  score: number;
  /** The best score that is still possible. */
  "highest-reachable-score": number;
  /** The faces that could be laid now. */
  playable: readonly Face[];
  /** The faces that can no longer be laid. */
  useless: readonly Face[];
  /** The faces that are still needed and have one copy left. */
  irreplaceable: readonly Face[];
}

/** The parameters of the game, for display. */
export interface HanabiRules {
  /** The suits, in the order of their fireworks. */
  suits: readonly RulesSuit[];
  /** The values printed on cards. */
  values: readonly number[];
  /** Every possible clue: the colours, then the values. */
  clues: readonly Clue[];
  /** How many cards the game has. */
  cards: number;
  /** How many cards a full hand has. */
  "hand-size": number;
  /** How many clue tokens there are. */
  tokens: number;
  /** The number of errors that ends the game. */
  errors: number;
  /** Whether a clue may point at no card. */
  "empty-clues": boolean;
  /** What happens once the deck is empty. */
  ending: Ending;
  /** Whether the bonus tiles are in play. */
  tiles: boolean;
  /** What a game ended by errors is worth. */
  "lost-points": LostPoints;
  /** The score of a perfect game. */
  "highest-score": number;
}

/** A suit of the game. */
export interface RulesSuit {
  /** Its name, also the colour that a clue names. */
  name: string;
  /** Its letter in faces. */
  letter: string;
  /** Which colour clues point at its cards. */
  touch: Touch;
  /** The order in which its firework is laid. */
  direction: Direction;
  /** How many cards of value 1, 2, … it has. */
  copies: readonly number[];
  /** What it does to the score. */
  scoring: Scoring;
}

/** The cards laid of one suit. */
export interface Firework {
  /** The suit. */
  suit: string;
  /** The order in which it is laid. */
  direction: Direction;
  /** The cards laid, in order. */
  laid: readonly OpenCard[];
  /** The next card, or `null` when it is complete. */
  "next-face": Face | null;
  /** Whether it can still be completed. */
  fate: FireworkFate;
}

/** A card that lies open for all. */
export interface OpenCard {
  /** Its number. */
  id: Card;
  /** What is printed on it. */
  face: Face;
}

/** A card in a hand. */
export interface HandCard {
  /** Its number. */
  id: Card;
  /** What is printed on it; `null` if the viewer may not see it. */
  face: Face | null;
  /** Whether it is the newest card of its hand. */
  "is-newest": boolean;
  /** Whether its holder has set it apart. */
  "is-apart": boolean;
  /** The clues that pointed at it. */
  touched: readonly Clue[];
  /** The clues to its holder that did not point at it. */
  missed: readonly Clue[];
  /** What its holder can know of it, as far as the viewer may; `null` without help. */
  knowledge: Knowledge | null;
}

/** What its holder can know of a card, at the table's level of help. Each face of the game is in exactly one list: it is possible, or ruled out at this level first. Levels above the table's are empty. */
export interface Knowledge {
  /** The faces that the card can have. */
  possible: readonly Face[];
  /** Ruled out by the clues that pointed at it. */
  clued: readonly Face[];
  /** Ruled out by the clues that did not point at it. */
  excluded: readonly Face[];
  /** Ruled out because all copies are in sight. */
  counted: readonly Face[];
  /** Ruled out by all hidden cards taken together. */
  deduced: readonly Face[];
}

/** Play a card. */
export interface LegalPlay {
  type: "play";
  /** The move as it is sent. */
  text: MoveText;
  /** The card. */
  card: Card;
  /** Why it looks like a mistake, at the table's level of help. */
  warning: MoveWarning | null;
}

/** Discard a card. */
export interface LegalDiscard {
  type: "discard";
  /** The move as it is sent. */
  text: MoveText;
  /** The card. */
  card: Card;
  /** Why it looks like a mistake, at the table's level of help. */
  warning: MoveWarning | null;
}

/** Give a clue. */
export interface LegalClue {
  type: "clue";
  /** The move as it is sent. */
  text: MoveText;
  /** The seat that gets the clue. */
  target: Seat;
  /** What is named. */
  clue: Clue;
  /** The cards it would point at, from left to right. */
  touched: readonly Card[];
}

/** Choose a discarded card for a bonus tile. */
export interface LegalTakeBack {
  type: "take-back";
  /** The move as it is sent. */
  text: MoveText;
  /** The card. */
  card: Card;
}

/** Choose nothing for a bonus tile. */
export interface LegalDecline {
  type: "decline";
  /** The move as it is sent. */
  text: MoveText;
}

/** Why the viewer cannot play, discard or clue now: reasons of the rules. */
export interface Objections {
  /** Why no card can be played; `null` if one can. */
  play: string | null;
  /** Why no card can be discarded; `null` if one can. */
  discard: string | null;
  /** Why no clue can be given; `null` if one can. */
  clue: string | null;
}

/** A game of Ikebana as one viewer may see it. */
export interface IkebanaView {
  game: "ikebana";
  /** The viewer's seat; `null` for an onlooker. */
  seat: Seat | null;
  /** What lies open for all. */
  board: IkebanaBoard;
  /** The card just drawn; `null` if there is none or the viewer may not see it. */
  drawn: Face | null;
  /** The viewer's legal moves; empty when it is not their turn. */
  "legal-moves": readonly IkebanaMove[];
}

/** What lies open for all. */
export interface IkebanaBoard {
  /** The parameters of the game. */
  rules: IkebanaRules;
  /** The seat whose turn it is. */
  "seat-to-act": Seat;
  /** The seat that began the round. */
  "first-seat": Seat;
  /** The round, from 1. */
  round: number;
  /** How many turns are over. */
  turn: number;
  /** The points of each seat. */
  points: readonly number[];
  /** The bouquet of each seat. */
  bouquets: readonly ShownBouquet[];
  /** The discard pile of each seat. */
  piles: readonly ShownPile[];
  /** How many cards are left in the deck. */
  "deck-size": number;
  /** Whether the seat to act has drawn a card and must keep or reject it. */
  "is-drawing": boolean;
  /** How many cards the seat to act has rejected in this turn. */
  rejections: number;
  /** What the next rejection costs. */
  price: number;
  /** The seat that is paid for the next rejection. */
  receiver: Seat;
  /** The points of each finished round, by seat. */
  gains: readonly (readonly number[])[];
  /** What the bouquets of this round are multiplied by. */
  "round-multiplier": number;
}

/** The parameters of the game, for display. */
export interface IkebanaRules {
  /** The suits, the jokers last. */
  suits: readonly FlowerSuit[];
  /** The values printed on cards. */
  values: readonly number[];
  /** How many cards a complete bouquet has. */
  "bouquet-size": number;
  /** How many rounds are played. */
  rounds: number;
  /** What each harmony multiplies the combinations by. */
  multipliers: Readonly<Record<Harmony, number>>;
  /** Whether the bouquets of the last round count double. */
  "final-bouquet": boolean;
}

/** A suit of the game. */
export interface FlowerSuit {
  /** Its name. */
  name: string;
  /** Its letter in faces. */
  letter: string;
  /** Whether its cards take any colour. */
  "is-joker": boolean;
  /** How many cards of value 1, 2, … it has. */
  copies: readonly number[];
}

/** The bouquet of a seat. */
export interface ShownBouquet {
  /** Its cards, in the order in which they were added. */
  cards: readonly Face[];
  /** Whether it is complete; before that its worth can still change. */
  "is-complete": boolean;
  /** What these cards are worth. */
  appraisal: ShownAppraisal;
}

/** What a bouquet is worth as it stands, and why. */
export interface ShownAppraisal {
  /** The cards that count together. */
  combinations: readonly ShownCombination[];
  /** The harmony of its colours. */
  harmony: Harmony;
  /** What the harmony multiplies the combinations by. */
  multiplier: number;
  /** The colour that each card counts as; a joker's is the one it takes. */
  colours: readonly string[];
  /** What it is worth. */
  points: number;
}

/** Cards of a bouquet that count together. */
export interface ShownCombination {
  /** What they make. */
  kind: Kind;
  /** Their positions in the bouquet, from 1. */
  positions: readonly number[];
  /** What they are worth before the multiplier. */
  points: number;
}

/** The discard pile of a seat. */
export interface ShownPile {
  /** The top card, which others can buy for its value. */
  top: Face | null;
  /** How many cards it has. */
  height: number;
}

/** Draw a card. */
export interface LegalDraw {
  type: "draw";
  /** The move as it is sent. */
  text: MoveText;
}

/** Keep the card just drawn. */
export interface LegalKeep {
  type: "keep";
  /** The move as it is sent. */
  text: MoveText;
}

/** Pay to reject the card just drawn, and draw another. */
export interface LegalReject {
  type: "reject";
  /** The move as it is sent. */
  text: MoveText;
  /** What it costs. */
  price: number;
  /** The seat that is paid. */
  receiver: Seat;
}

/** Buy the top card of another seat's pile. */
export interface LegalBuy {
  type: "buy";
  /** The move as it is sent. */
  text: MoveText;
  /** The seat whose pile it is, and that is paid. */
  owner: Seat;
  /** The card. */
  face: Face;
  /** What it costs. */
  price: number;
}

/** An entry of a table's log, as one viewpoint sees it. */
export interface Entry {
  /** Its number among the entries that this viewpoint includes. */
  sequence: Sequence;
  /** When it happened. */
  at: Moment;
  /** What happened at the table. */
  event: TableEvent;
  /** What it caused in the game, in order. */
  "game-events": readonly GameEvent[];
  /** The same as messages for people; what is plain from the table is left out. */
  sentences: readonly LogSentence[];
}

/** A table was opened; its shuffle comes from this secret and its people's contributions. */
export interface TableOpened {
  type: "table-opened";
  /** The options. */
  options: ShownOptions;
}

/** The host changed the options; everybody kept their seat. */
export interface OptionsChanged {
  type: "options-changed";
  /** The options. */
  options: ShownOptions;
}

/** A person sat down. */
export interface SeatTaken {
  type: "seat-taken";
  /** The seat. */
  seat: number;
  /** The guest's or bot's name. */
  name: string;
}

/** A seat added a contribution to the shuffle. */
export interface Contributed {
  type: "contributed";
  /** The seat. */
  seat: number;
}

/** One of the server's bots sat down. */
export interface BotSeated {
  type: "bot-seated";
  /** The seat. */
  seat: number;
  /** The guest's or bot's name. */
  name: string;
  /** The bot, by its name in the roster; `null` for a person. */
  bot: string;
}

/** A guest left their seat; during a game the hand stays and waits for somebody. */
export interface SeatLeft {
  type: "seat-left";
  /** The seat. */
  seat: number;
}

/** The host cleared a seat. */
export interface GuestRemoved {
  type: "guest-removed";
  /** The seat. */
  seat: number;
}

/** The table has a new host. */
export interface HostChanged {
  type: "host-changed";
}

/** The cards were dealt. */
export interface GameStarted {
  type: "game-started";
}

/** A move was made by the seat, or by a bot for it: its time was up, or its person is away. */
export interface MoveMade {
  type: "move-made";
  /** The seat. */
  seat: number;
  /** The move, in the notation of its game. */
  move: string;
  /** Whether a bot made it because the seat's time was over. */
  "is-for-deadline": boolean;
  /** Whether a bot made it for a person who is away. */
  "is-by-substitute": boolean;
}

/** Somebody with a seat said something. */
export interface SeatSpoke {
  type: "seat-spoke";
  /** The seat. */
  seat: number;
  /** The text. */
  text: string;
  /** The remark; `null` for free text. */
  remark: Remark | null;
}

/** Somebody without a seat said something; no seat sees it before the end. */
export interface SpectatorSpoke {
  type: "spectator-spoke";
  /** The guest's or bot's name. */
  name: string;
  /** The text. */
  text: string;
}

/** A seat wrote a note on a card, or removed it: then it has neither text nor faces. No other seat sees it before the end. */
export interface NoteWritten {
  type: "note-written";
  /** The seat. */
  seat: number;
  /** The card. */
  card: number;
  /** The text. */
  text: string;
  /** The faces that the seat marked on the card. */
  faces: readonly string[];
}

/** A seat voted to end the game early, or took the vote back. */
export interface EndVoted {
  type: "end-voted";
  /** The seat. */
  seat: number;
  /** Whether the seat wants to end the game. */
  wish: boolean;
}

/** Everybody at the table voted to end the game early. */
export interface GameGivenUp {
  type: "game-given-up";
}

/** Somebody asked for a seat of the running game, for themselves or for a bot. */
export interface SeatRequested {
  type: "seat-requested";
  /** The seat. */
  seat: number;
  /** The guest's or bot's name. */
  name: string;
  /** The bot, by its name in the roster; `null` for a person. */
  bot: string | null;
}

/** A seat agreed to the request or refused it; one refusal ends it. */
export interface RequestAnswered {
  type: "request-answered";
  /** The seat. */
  seat: number;
  /** Whether the seat agrees. */
  agree: boolean;
}

/** The guest who asked for a seat took the request back. */
export interface RequestWithdrawn {
  type: "request-withdrawn";
  /** The seat. */
  seat: number;
  /** The guest's or bot's name. */
  name: string;
}

/** The seat and its hand have a new holder. */
export interface SeatTakenOver {
  type: "seat-taken-over";
  /** The seat. */
  seat: number;
  /** The guest's or bot's name. */
  name: string;
  /** The bot, by its name in the roster; `null` for a person. */
  bot: string | null;
}

/** The person asked to give up their seat was here and did not answer: they keep it. */
export interface RequestLapsed {
  type: "request-lapsed";
  /** The seat. */
  seat: number;
  /** The guest's or bot's name. */
  name: string;
}

/** A bot plays for a seat until its person comes back. */
export interface SubstitutionBegan {
  type: "substitution-began";
  /** The seat. */
  seat: number;
  /** The seat that decided it. */
  "decided-by": number;
}

/** The person is back and plays again. */
export interface SubstitutionEnded {
  type: "substitution-ended";
  /** The seat. */
  seat: number;
}

/** The seat of somebody who is away waits for somebody else, or for them. */
export interface SeatFreed {
  type: "seat-freed";
  /** The seat. */
  seat: number;
  /** The seat that decided it. */
  "decided-by": number;
}

/** A seat voted for a pause, or for its end. */
export interface PauseVoted {
  type: "pause-voted";
  /** The seat. */
  seat: number;
  /** Whether the seat wants the game paused. */
  wish: boolean;
}

/** Everybody at the table agreed to a pause: nobody moves, and the clock stands still. */
export interface GamePaused {
  type: "game-paused";
}

/** Everybody at the table agreed to go on. */
export interface GameResumed {
  type: "game-resumed";
}

/** A seat asked to undo its last move. */
export interface UndoRequested {
  type: "undo-requested";
  /** The seat. */
  seat: number;
}

/** A seat agreed that the move is undone, or refused it; one refusal ends the request. */
export interface UndoAnswered {
  type: "undo-answered";
  /** The seat. */
  seat: number;
  /** Whether the seat agrees. */
  agree: boolean;
}

/** The request ended without an answer: it was withdrawn, or a bot that is next did not wait. */
export interface UndoDropped {
  type: "undo-dropped";
  /** The seat that asked. */
  seat: number;
  /** Whether the answers took too long. */
  "is-late": boolean;
}

/** The last moves were undone: one of the seat, and what bots have moved since. */
export interface MoveUndone {
  type: "move-undone";
  /** The seat. */
  seat: number;
  /** How many moves were undone, rearrangements since then included. */
  moves: number;
}

/** Another table was opened for the same people. */
export interface RematchOpened {
  type: "rematch-opened";
  /** The table. */
  table: TableName;
}

/** The game was not started in time. */
export interface TableExpired {
  type: "table-expired";
}

/** A seat gave another a clue; the positions of the touched cards count from 1 at the left. */
export interface HanabiClued {
  type: "hanabi-clued";
  /** The seat. */
  seat: Seat;
  /** The seat that got the clue. */
  target: Seat;
  /** What was named. */
  clue: Clue;
  /** The cards that the clue pointed at. */
  touched: readonly Card[];
  /** The cards' positions in the hand, from 1 at the left. */
  positions: readonly number[];
  /** Whether a bonus tile gave the clue, so that it cost no token. */
  "is-free": boolean;
}

/** A card of a hand fitted its firework. */
export interface HanabiLaid {
  type: "hanabi-laid";
  /** The seat. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
  /** The card's position in the hand, from 1 at the left. */
  position: number;
}

/** A bonus tile laid a card of the discard on its firework. */
export interface HanabiLaidFromDiscard {
  type: "hanabi-laid-from-discard";
  /** The seat. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
}

/** A card fitted no firework: it went to the discard, and an error was made. */
export interface HanabiMisfired {
  type: "hanabi-misfired";
  /** The seat. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
  /** The card's position in the hand, from 1 at the left. */
  position: number;
}

/** A card was discarded. */
export interface HanabiDiscarded {
  type: "hanabi-discarded";
  /** The seat. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
  /** The card's position in the hand, from 1 at the left. */
  position: number;
}

/** A clue token came back. */
export interface HanabiTokenReturned {
  type: "hanabi-token-returned";
}

/** The last card of a firework was laid. */
export interface HanabiFireworkCompleted {
  type: "hanabi-firework-completed";
  /** The suit. */
  suit: string;
}

/** The seat that completed a firework turned over a bonus tile. */
export interface HanabiTileRevealed {
  type: "hanabi-tile-revealed";
  /** The seat. */
  seat: Seat;
  /** The bonus tile. */
  tile: Tile;
  /** Whether the seat must choose something for it. */
  "wants-a-choice": boolean;
}

/** A bonus tile had no effect: there was nothing to choose, or it was declined. */
export interface HanabiEffectLost {
  type: "hanabi-effect-lost";
  /** The bonus tile. */
  tile: Tile;
}

/** A bonus tile took an error back. */
export interface HanabiErrorUndone {
  type: "hanabi-error-undone";
}

/** A seat put its hand in this order, which everybody sees. */
export interface HanabiRearranged {
  type: "hanabi-rearranged";
  /** The seat. */
  seat: Seat;
  /** The cards, from left to right. */
  cards: readonly Card[];
  /** The cards set apart. */
  apart: readonly Card[];
}

/** A turn is over and the next seat acts. */
export interface HanabiTurnPassed {
  type: "hanabi-turn-passed";
  /** The seat that acts now. */
  seat: Seat;
}

/** The last card was drawn, and this many turns are left. */
export interface HanabiLastRoundBegan {
  type: "hanabi-last-round-began";
  /** How many turns are left. */
  turns: number;
}

/** The game is over. */
export interface HanabiGameEnded {
  type: "hanabi-game-ended";
  /** How it ended. */
  outcome: HanabiOutcome;
}

/** Won, lost or finished, and why; the score, and the points that lie on the table. */
export interface HanabiOutcome {
  /** Won, lost or finished. */
  result: Result;
  /** Why it ended. */
  cause: Cause;
  /** The score. */
  score: number;
  /** The points. */
  points: number;
}

/** A seat drew a card; everybody but its holder sees the face. */
export interface HanabiDrew {
  type: "hanabi-drew";
  /** The seat. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
}

/** A seat drew a card, for a viewer who may not see its face. */
export interface HanabiDrewUnseen {
  type: "hanabi-drew-unseen";
  /** The seat. */
  seat: Seat;
  /** The card. */
  card: Card;
}

/** A card of the discard was shuffled into the deck, which now lies in this order. */
export interface HanabiShuffledIn {
  type: "hanabi-shuffled-in";
  /** The seat. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
  /** The order of the deck, the top first; sent once the game is over. */
  deck: readonly Face[];
}

/** A card of the discard was shuffled into the deck, for a viewer who may not see the deck. */
export interface HanabiShuffledInUnseen {
  type: "hanabi-shuffled-in-unseen";
  /** The seat. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
}

/** A round began: all cards were gathered, and this seat acts first. */
export interface IkebanaRoundBegan {
  type: "ikebana-round-began";
  /** The round, from 1. */
  number: number;
  /** The seat. */
  seat: Seat;
}

/** The deck was empty, so all cards under the tops of the piles were gathered. */
export interface IkebanaPilesGathered {
  type: "ikebana-piles-gathered";
}

/** The card just drawn was added to the seat's bouquet. */
export interface IkebanaKept {
  type: "ikebana-kept";
  /** The seat. */
  seat: Seat;
  /** What is printed on the card. */
  face: Face;
}

/** The card just drawn was laid on the seat's own pile. */
export interface IkebanaRejected {
  type: "ikebana-rejected";
  /** The seat. */
  seat: Seat;
  /** What is printed on the card. */
  face: Face;
}

/** The top card of another seat's pile was added to the seat's bouquet. */
export interface IkebanaBought {
  type: "ikebana-bought";
  /** The seat. */
  seat: Seat;
  /** The seat whose pile it was. */
  owner: Seat;
  /** What is printed on the card. */
  face: Face;
  /** The card beneath it, which is the top now. */
  uncovered: Face | null;
}

/** Points went from one seat to another. */
export interface IkebanaPaid {
  type: "ikebana-paid";
  /** The seat. */
  seat: Seat;
  /** The seat that was paid. */
  receiver: Seat;
  /** The points. */
  points: number;
}

/** A turn is over and the next seat acts. */
export interface IkebanaTurnPassed {
  type: "ikebana-turn-passed";
  /** The seat that acts now. */
  seat: Seat;
}

/** Every bouquet was complete, and each seat got the points of its own. */
export interface IkebanaRoundEnded {
  type: "ikebana-round-ended";
  /** The round, from 1. */
  number: number;
  /** Why each seat's bouquet is worth what it is. */
  appraisals: readonly IkebanaAppraisal[];
  /** What each seat got: twice its appraisal in a final bouquet. */
  points: readonly number[];
  /** What each appraisal was multiplied by: 2 in a final bouquet, otherwise 1. */
  multiplier: number;
}

/** The points of a bouquet, explained. */
export interface IkebanaAppraisal {
  /** The cards of the bouquet. */
  bouquet: readonly Face[];
  /** The cards that count together. */
  combinations: readonly IkebanaCombination[];
  /** The harmony of its colours. */
  harmony: Harmony;
  /** The colour that each card counts as; a joker's is the one it took. */
  colours: readonly string[];
  /** The points. */
  points: number;
}

/** Cards that count together, and their points before the multiplier. */
export interface IkebanaCombination {
  /** What the cards make. */
  kind: Kind;
  /** The positions of its cards in the bouquet, from 1. */
  positions: readonly number[];
  /** The points. */
  points: number;
}

/** The game is over. */
export interface IkebanaGameEnded {
  type: "ikebana-game-ended";
  /** How it ended. */
  outcome: IkebanaOutcome;
}

/** The points of each seat, and the seats that have the most: they share the victory. */
export interface IkebanaOutcome {
  /** The points. */
  points: readonly number[];
  /** The seats that have the most points. */
  winners: readonly Seat[];
}

/** A seat drew a card that nobody else sees. */
export interface IkebanaDrew {
  type: "ikebana-drew";
  /** The seat. */
  seat: Seat;
  /** What is printed on the card. */
  face: Face;
}

/** A seat drew a card, for a viewer who may not see its face. */
export interface IkebanaDrewUnseen {
  type: "ikebana-drew-unseen";
  /** The seat. */
  seat: Seat;
}

/** The gathered cards were shuffled into a deck in this order. */
export interface IkebanaShuffled {
  type: "ikebana-shuffled";
  /** The order of the deck, the top first; sent once the game is over. */
  deck: readonly Face[];
}

/** This many gathered cards were shuffled into a deck, for a viewer who may not see the deck. */
export interface IkebanaShuffledUnseen {
  type: "ikebana-shuffled-unseen";
  /** The cards, from left to right. */
  cards: number;
}

/** A sentence of the log. */
export interface LogSentence {
  /** Its key. */
  key: string;
  /** Its arguments, by name. */
  arguments: Readonly<Record<string, WireArgument>>;
  /** Whether a board shows it too: a client that draws the board may leave it out of the log. */
  "is-on-board": boolean;
}

/** A message of the catalogues. */
export interface WireMessage {
  /** Its key. */
  key: string;
  /** Its arguments, by name. */
  arguments: Readonly<Record<string, WireArgument>>;
}

/** A new entry of a table that the client is attached to. */
export interface NewEntry {
  type: "entry";
  /** The table. */
  table: TableName;
  /** The entry's number: one more than that of the last. */
  sequence: Sequence;
  /** When it happened. */
  at: Moment;
  /** What happened at the table. */
  event: TableEvent;
  /** What it caused in the game, in order. */
  "game-events": readonly GameEvent[];
  /** The same as messages for people; what is plain from the table is left out. */
  sentences: readonly LogSentence[];
  /** The table as it stands now: `state.sequence` says up to where, never before this entry. */
  state: TableState;
  /** The game as it stands now; `null` before the start or if the guest may not see it. */
  view: GameView | null;
}

/** A new entry, for a client that attached with `changes`, and nothing that has not changed. */
export interface EntryWithChanges {
  type: "entry-with-changes";
  /** The table. */
  table: TableName;
  /** The entry's number: one more than that of the last. */
  sequence: Sequence;
  /** When it happened. */
  at: Moment;
  /** What happened at the table. */
  event: TableEvent;
  /** What it caused in the game, in order. */
  "game-events": readonly GameEvent[];
  /** The same as messages for people; what is plain from the table is left out. */
  sentences: readonly LogSentence[];
  /** What has changed in the table's state since the last message about the table. */
  state: Changes;
  /** What has changed in the view; all of it if there was none, `null` if there is none now. */
  view: Changes | null;
}

/** Which bots of a table cannot move yet, because the server is still compiling them. Sent when that changes, and after `attached` if there are such bots. It is not an entry of the log, and is not sent to guests who may not see a running game. */
export interface BotsPreparing {
  type: "bots-preparing";
  /** The table. */
  table: TableName;
  /** The seats of those bots; empty once all are ready. */
  seats: readonly Seat[];
}

/** Which people of a table are not here. Sent when that changes, and after `attached` if there are such people. It is not an entry of the log. */
export interface Absences {
  type: "absences";
  /** The table. */
  table: TableName;
  /** The seats of those people; empty once everybody is here. */
  seats: readonly AbsentSeat[];
  /** What leaving and voting would do without those who are long away. It replaces what the state says, which counts everybody as here; `null` where nobody is long away, or without a seat in a running game. */
  effects: ShownEffects | null;
}

/** A seat whose person is not here. */
export interface AbsentSeat {
  /** The seat. */
  seat: Seat;
  /** Why they are not here. */
  absence: Absence;
  /** When they were last here; `null` if they have left the seat. */
  since: Moment | null;
  /** What the guest may decide about the seat now. */
  choices: readonly AbsenceChoice[];
}

/** What would happen if the guest left the running game now, or voted to end it. */
export interface ShownEffects {
  /** What leaving would do. */
  leaving: ShownLeaving;
  /** Whether the guest's vote to end the game would end it at once. */
  "vote-ends-game": boolean;
}

/** The command was applied and stored. */
export interface Done {
  type: "done";
  /** The id of the command. */
  id: CommandId;
}

/** The message was refused, and nothing has changed. */
export interface RefusalMessage {
  type: "refused";
  /** The id of the message, if it has one that could be read. */
  id: CommandId | null;
  /** A key of one of the closed lists of refusals. */
  reason: string;
  /** The arguments of the refusal's message. */
  details: Readonly<Record<string, string | number>>;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  /** The id of the ping. */
  id: CommandId;
}

/** A name for a guest. */
export interface NewName {
  /** The name. */
  name: string;
}

/** A one-time code from another device. */
export interface UseCode {
  /** The code as typed. */
  code: string;
}

/** A table to open. The password is sent as text and stored as a hash. */
export interface OpenTable {
  /** The options. */
  options?: Options;
  /** An id for this request: sent again with the same id, it opens no second table. */
  id?: CommandId | null;
}

/** Options to try, without opening a table. */
export interface ComposeGame {
  /** The options. */
  options: Options;
}

/** The guest who sends the request. */
export interface Me {
  /** The guest's name. */
  name: string;
  /** Whether the guest is a program. */
  "is-bot": boolean;
}

/** A device on which the guest is signed in. */
export interface MyDevice {
  /** A name for this device in addresses. */
  id: string;
  /** The family of the browser; empty if it is unknown. */
  browser: string;
  /** The family of the operating system; empty if it is unknown. */
  system: string;
  /** When the guest signed in there. */
  "created-at": Moment;
  /** When it was last used, to within a day. */
  "used-at": Moment;
  /** Whether this device sends the request. */
  "is-this-one": boolean;
}

/** The devices on which the guest is signed in, the last used first. */
export interface MyDevices {
  /** The devices. */
  devices: readonly MyDevice[];
}

/** A new bot. Its token is sent only this once, and goes into ``Authorization: Bearer``. */
export interface BotToken {
  /** The bot's name. */
  name: string;
  /** The bot's secret. */
  token: string;
}

/** A code that signs the guest in on another device, once. */
export interface OneTimeCode {
  /** The code, to be typed there. */
  code: string;
  /** A page with the code already filled in. */
  link: string;
  /** The link as a QR code: an SVG in the colour of the text around it. */
  "qr-svg": string;
  /** When it stops working. */
  "expires-at": Moment;
}

/** A table that was opened. */
export interface OpenedTable {
  /** The table. */
  table: TableName;
  /** The link to share. */
  link: string;
}

/** Who holds a seat, as everybody with the link may know. */
export interface DoorHolder {
  /** The name of its holder. */
  name: string;
  /** Whether it is one of the server's bots. */
  "is-bot": boolean;
}

/** A table as somebody with its link sees it from outside. */
export interface TableDoor {
  /** The table. */
  table: TableName;
  /** `hanabi` or `ikebana`. */
  game: string;
  /** Whether a password must be given first; then nothing else is known. */
  "is-locked": boolean;
  /** Its phase; `null` behind a password. */
  phase: Phase | null;
  /** Its options; `null` behind a password. */
  options: ShownOptions | null;
  /** The host's name; `null` behind a password or if the host was deleted. */
  host: string | null;
  /** Who holds each seat; `null` for a free one. */
  holders: readonly (DoorHolder | null)[];
  /** Whether somebody without a seat may see the game. */
  "can-watch": boolean;
}

/** A table in the lobby. */
export interface LobbyTable {
  /** The table. */
  table: TableName;
  /** Its phase. */
  phase: Phase;
  /** The options. */
  options: ShownOptions;
  /** The names at each seat; `null` for a free seat. */
  players: readonly (string | null)[];
  /** When something last happened there. */
  "updated-at": Moment;
}

/** The listed tables that are waiting or playing, the last changed first. */
export interface Lobby {
  /** The tables. */
  tables: readonly LobbyTable[];
}

/** A table at which the guest holds a seat. */
export interface MyGame {
  /** The table. */
  table: TableName;
  /** Its phase. */
  phase: Phase;
  /** The options. */
  options: ShownOptions;
  /** The names at each seat; `null` for a free seat. */
  players: readonly (string | null)[];
  /** Whether it is the guest's turn. */
  "is-my-turn": boolean;
  /** When the turn must end; `null` without a clock. */
  deadline: Moment | null;
  /** When something last happened there. */
  "updated-at": Moment;
  /** How the game ended; `null` if it has not or was abandoned. */
  result: HanabiResult | IkebanaResult | null;
  /** Whether only bots play with the guest, so that they may end or delete the game alone. */
  "is-solo": boolean;
}

/** The guest's games: first those where it is their turn, the nearest deadline first. */
export interface MyGames {
  /** The games. */
  games: readonly MyGame[];
}

/** The guest's finished games of one edition and number of seats. */
export interface EditionStatistics {
  /** `hanabi` or `ikebana`. */
  game: string;
  /** The edition of Hanabi; `null` for Ikebana. */
  edition: string | null;
  /** How many seats the tables had. */
  seats: number;
  /** How many games were finished. */
  games: number;
  /** How many of them were won. */
  won: number;
  /** How many of them were lost. */
  lost: number;
  /** The mean score; `null` for Ikebana. */
  "mean-score": number | null;
  /** The best score; `null` for Ikebana. */
  "best-score": number | null;
  /** Whether one of them could be won; in most editions of Hanabi only the score counts. */
  "can-be-won": boolean;
}

/** The guest's finished games, by game, edition and number of seats. */
export interface Statistics {
  /** How many games there are in all groups. */
  games: number;
  /** The groups. */
  groups: readonly EditionStatistics[];
}

/** Why a request was refused. */
export interface RefusalBody {
  /** A key of one of the closed lists of refusals. */
  reason: string;
  /** The arguments of the refusal's message. */
  details: Readonly<Record<string, string | number>>;
}

/** Whether the server is well. */
export interface Health {
  /** Whether it is. */
  "is-healthy": boolean;
}

/** Whether the server can take visitors, and how many descriptors it has left for them. */
export interface Readiness {
  /** Whether it can. */
  "is-healthy": boolean;
  /** What is wrong, although visitors can still play. */
  problems: readonly string[];
  /** The open file descriptors of the process; each connection takes one. */
  "open-descriptors": number | null;
  /** How many descriptors may be open; null where the system sets no limit. */
  "descriptor-limit": number | null;
}

/** A value of an option or a setting. */
export interface ValueChoice {
  /** Its value in the options. */
  value: string;
  /** Its name; `null` for a number. */
  name: WireMessage | null;
  /** What it means, if its name does not say so. */
  about: WireMessage | null;
}

/** A setting that makes a game easier or harder. */
export interface SettingChoice {
  /** Its value in the options. */
  setting: string;
  /** Its name. */
  name: WireMessage;
  /** What it changes. */
  about: WireMessage;
  /** The values that the form offers; the game allows more. */
  values: readonly ValueChoice[];
}

/** An extension of a game. */
export interface ExtensionChoice {
  /** Its value in the options. */
  extension: string;
  /** Its name. */
  name: WireMessage;
  /** What it changes. */
  about: WireMessage;
  /** The extensions that it cannot be played with. */
  excludes: readonly string[];
}

/** An edition of Hanabi. */
export interface EditionChoice {
  /** Its value in the options. */
  edition: string;
  /** Its name. */
  name: WireMessage;
  /** What is special about it. */
  about: WireMessage;
  /** The possible numbers of seats. */
  seats: readonly number[];
  /** The extensions in the box. */
  extensions: readonly ExtensionChoice[];
  /** The edition's own value of each setting that it offers. */
  settings: Readonly<Record<string, string>>;
}

/** A bot of the server. */
export interface BotChoice {
  /** Its name in the roster. */
  bot: string;
  /** How it plays. */
  about: WireMessage;
  /** How well it plays. */
  level: BotLevel;
  /** Whether people cannot understand it: then it needs a table with expert bots, or no people. */
  "has-secret-language": boolean;
  /** The numbers of seats that it plays with. */
  seats: readonly number[];
}

/** One of the games. */
export interface GameChoice {
  /** `hanabi` or `ikebana`. */
  game: string;
  /** Its name. */
  name: WireMessage;
  /** What kind of game it is. */
  about: WireMessage;
  /** The possible numbers of seats. */
  seats: readonly number[];
  /** Its editions; empty if there is only one. */
  editions: readonly EditionChoice[];
  /** Extensions for every edition; each edition of Hanabi has its own instead. */
  extensions: readonly ExtensionChoice[];
  /** Its settings. */
  settings: readonly SettingChoice[];
  /** The server's bots that play it, the best first. */
  bots: readonly BotChoice[];
  /** Whether it has levels of help. */
  "has-help": boolean;
  /** What may be said during the game. */
  talk: readonly ValueChoice[];
  /** The remarks for tables that allow only those. */
  remarks: readonly ValueChoice[];
}

/** A level of help. */
export interface HelpLevelChoice {
  /** Its number; each level includes those before it. */
  level: number;
  /** What it shows. */
  name: WireMessage;
}

/** A pace that the form offers; any other within the bounds is allowed. */
export interface PaceChoice {
  /** How long a turn may take; `null` without a clock. */
  "turn-seconds": number | null;
  /** Its name. */
  name: WireMessage;
}

/** Everything that can be chosen for a table. */
export interface TableForm {
  /** The games. */
  games: readonly GameChoice[];
  /** The default options. */
  defaults: ShownOptions;
  /** The levels of help. */
  "help-levels": readonly HelpLevelChoice[];
  /** Whether the lobby lists the table. */
  visibility: readonly ValueChoice[];
  /** What guests without a seat see during the game. */
  watching: readonly ValueChoice[];
  /** What happens when a turn takes longer than agreed. */
  "at-deadline": readonly ValueChoice[];
  /** How soon a bot moves after the move before. */
  "bot-pace": readonly ValueChoice[];
  /** When bots answer questions about their moves. */
  "bot-answers": readonly ValueChoice[];
  /** Some paces, the slowest first. */
  paces: readonly PaceChoice[];
  /** The shortest turn, in seconds. */
  "shortest-turn": number;
  /** The longest turn, in seconds. */
  "longest-turn": number;
  /** The most characters in a name. */
  "longest-name": number;
  /** The most characters in a chat message. */
  "longest-text": number;
  /** The most characters in a note. */
  "longest-note": number;
  /** The most characters in a password. */
  "longest-password": number;
}

/** The size of a full hand for a number of seats. */
export interface HandSize {
  /** The number of seats. */
  seats: number;
  /** The number of cards. */
  cards: number;
}

/** The game of Hanabi that the options make. */
export interface ComposedHanabi {
  game: "hanabi";
  /** Its parameters, for the chosen number of seats. */
  rules: HanabiRules;
  /** The hand sizes for each possible number of seats. */
  "hand-sizes": readonly HandSize[];
  /** The value of each setting that the edition offers, extensions included. */
  settings: Readonly<Record<string, string>>;
}

/** The game of Ikebana that the options make. */
export interface ComposedIkebana {
  game: "ikebana";
  /** Its parameters. */
  rules: IkebanaRules;
}

/** The game that the options make. */
export interface ComposedGame {
  /** Its name. */
  title: WireMessage;
  /** Its parameters. */
  summary: ComposedHanabi | ComposedIkebana;
}

/** The fate of a card. */
export interface CardFate {
  /** The card; if it was never drawn, the number that it would have got. */
  card: Card;
  /** What is printed on it. */
  face: Face;
  /** The seat that drew it. */
  seat: Seat | null;
  /** The move in which it was drawn; 0 for the deal. */
  "drawn-at": number | null;
  /** Where it ended. */
  end: CardEnd;
  /** The move in which that happened; `null` if it stayed in a hand or the deck. */
  "ended-at": number | null;
  /** Its position in the hand when it was played or discarded, or at the end; `null` if it was in no hand then. */
  position: number | null;
}

/** A move of the game. */
export interface FinishedGameMove {
  /** Its number, from 1; `views/{number}` is the view after it. */
  number: number;
  /** Its entry in the log. */
  sequence: Sequence;
  /** The seat that made it. */
  seat: Seat;
  /** The move. */
  text: MoveText;
}

/** How the bot `friend` explains a moment of a finished game. */
export interface MoveExplanation {
  /** The move that was about to be made, from 1. */
  number: number;
  /** The seat to act, whose view it has. */
  seat: Seat;
  /** The move it would make, or made, in that seat. */
  text: MoveText;
  /** What it has read from each clue to that seat, and last the reason for its move. */
  sentences: readonly WireMessage[];
}

/** A finished game from one viewpoint. */
export interface FinishedGame {
  /** The viewpoint. */
  viewpoint: ViewpointName;
  /** The table as it stands. */
  state: TableState;
  /** All entries that this viewpoint includes. */
  entries: readonly Entry[];
  /** The moves, in order. */
  moves: readonly FinishedGameMove[];
  /** The fate of each card, in the order of drawing; empty for Ikebana. */
  fates: readonly CardFate[];
}

/** What a bot's move means to the seat that asks, from that seat's own view alone. */
export interface LiveAnswer {
  /** The move, from 1. */
  number: number;
  /** The seat of the bot. */
  seat: Seat;
  /** What the move means. */
  sentences: readonly WireMessage[];
}

/** A game from elsewhere, and a viewpoint. */
export interface RecordViewpoint {
  /** A native file, the JSON of hanab.live or a link of theirs. */
  record: string;
  /** `all`, or the number of a seat. */
  viewpoint?: string;
}

/** A moment of a game from elsewhere, and a viewpoint. */
export interface RecordMoment {
  /** A native file, the JSON of hanab.live or a link of theirs. */
  record: string;
  /** After this many moves; for explanations, the move from 1. */
  move: number;
  /** `all`, or the number of a seat. */
  viewpoint?: string;
}

/** Moves that nobody made, after some of those that were made. */
export interface PlayOn {
  /** How many moves of the game are kept. */
  move: number;
  /** The moves after them, each by the seat to act. */
  moves: readonly string[];
  /** Which hands are open. */
  hands?: OpenHands;
  /** The only seat that is not played by a bot; `null` to play every seat. */
  seat?: number | null;
  /** The game, if it is one from elsewhere. */
  record?: string | null;
}

/** A game from elsewhere. */
export interface RecordedGame {
  /** The game as a native file, to send with further requests. */
  record: string;
  /** The game from its beginning. */
  game: FinishedGame;
}

/** A game in which other moves were made. */
export interface WhatIf {
  /** A table at which it would be played. */
  state: TableState;
  /** What the seat that is played sees; the seat to act if every seat is. */
  view: GameView;
  /** The moves after those that are kept: those that were sent, and then those of bots. */
  moves: readonly MoveText[];
  /** Who made each of them. */
  seats: readonly Seat[];
  /** The entries of these moves, numbered from 1. */
  entries: readonly Entry[];
}

/** A game from elsewhere to review. */
export interface ReviewRecord {
  /** A native file, the JSON of hanab.live or a link of theirs. */
  record: string;
}

/** A mean over sampled games. */
export interface ShownEstimate {
  /** The mean. */
  mean: number;
  /** Its standard error. */
  error: number;
}

/** A better move than the one that was made. */
export interface BetterMove {
  /** The move. */
  text: MoveText;
  /** The card that it plays or discards, or those that it points at. */
  cards: readonly Card[];
  /** Where they go. */
  target: MoveTarget;
  /** What would have happened. */
  sentence: WireMessage;
}

/** A move of Hanabi under review, and the position after it. */
export interface ReviewedMove {
  /** Its number, from 1; `views/{number}` is the view after it. */
  number: number;
  /** The turn it belongs to, from 1. */
  turn: number;
  /** The seat that made it. */
  seat: Seat;
  /** The move. */
  text: MoveText;
  /** Whether a perfect game was possible after it, with all cards known; `null` if undecided. */
  winnable: boolean | null;
  /** The chance of a perfect game after it; `null` where it was not estimated. */
  perfect: ShownEstimate | null;
  /** The expected score after it. */
  expected: ShownEstimate | null;
  /** What the card drawn changed, in expected points. */
  luck: ShownEstimate | null;
  /** What the decision changed, in expected points. */
  choice: ShownEstimate | null;
  /** The best move found; `null` where none was compared. */
  best: MoveText | null;
  /** By how many points the best move scored more. */
  loss: ShownEstimate | null;
  /** What the move is called if it cost something. */
  label: Label | null;
  /** Whether a perfect game became impossible by it. */
  "is-losing": boolean;
  /** A better move to show on the board; `null` if none is known. */
  better: BetterMove | null;
  /** What there is to say about it; empty if nothing is. */
  sentences: readonly WireMessage[];
}

/** A whole game of Hanabi under review. */
export interface ShownReview {
  game: "hanabi";
  /** The score at the end. */
  score: number;
  /** The score of a perfect game. */
  "perfect-score": number;
  /** A team that knows every card can reach this score. */
  "least-highest": number;
  /** It is proved that no team can reach more; equal to `least-highest` if that is exact. */
  "most-highest": number;
  /** The number of the move, from 1, by which a perfect game became impossible. */
  "lost-at": number | null;
  /** Moves from before that move to a perfect game. */
  "saved-by": readonly MoveText[];
  /** The chance of a perfect game after the deal. */
  "start-perfect": ShownEstimate | null;
  /** The expected score after the deal. */
  "start-expected": ShownEstimate | null;
  /** The game in a few sentences. */
  verdict: readonly WireMessage[];
  /** The moves, in order. */
  moves: readonly ReviewedMove[];
}

/** A better move than the one that was made, in Ikebana. */
export interface BetterFlowerMove {
  /** The move. */
  text: MoveText;
  /** What would have happened, without the card that it draws. */
  sentence: WireMessage;
}

/** A move of Ikebana under review, and the position after it. */
export interface ReviewedFlowerMove {
  /** Its number, from 1; `views/{number}` is the view after it. */
  number: number;
  /** The turn it belongs to, from 1. */
  turn: number;
  /** The round it belongs to, from 1. */
  round: number;
  /** The seat that made it. */
  seat: Seat;
  /** The move. */
  text: MoveText;
  /** By how many points each seat can then expect to end ahead of the average of the others. */
  leads: readonly number[];
  /** What the card drawn with it changed, in expected points. */
  luck: number;
  /** What the decision changed, in expected points; never more than 0. */
  choice: number;
  /** The best move. */
  best: MoveText;
  /** By how many points the best move was worth more. */
  loss: number;
  /** In the last turn of its seat, by how much higher the chance to win was with the best move. */
  "win-chance-lost": number | null;
  /** What the move is called if it cost something. */
  label: Label | null;
  /** A better move; `null` if none is known. */
  better: BetterFlowerMove | null;
  /** What there is to say about it; empty if nothing is. */
  sentences: readonly WireMessage[];
}

/** A whole game of Ikebana under review. */
export interface ShownFlowerReview {
  game: "ikebana";
  /** The points of each seat at the end. */
  points: readonly number[];
  /** The expected leads before the first move. */
  start: readonly number[];
  /** The game in a few sentences. */
  verdict: readonly WireMessage[];
  /** The moves, in order. */
  moves: readonly ReviewedFlowerMove[];
}

/** How far a review is, and the review once it is done. */
export interface ReviewProgress {
  /** The name of the review in addresses. */
  key: string;
  /** How far it is. */
  stage: ReviewStage;
  /** How many steps are done. */
  done: number;
  /** How many steps there are; 0 before it runs. */
  steps: number;
  /** The review once it is done. */
  review: ShownReview | ShownFlowerReview | null;
}

/** A card in a picture. */
export interface PictureCard {
  /** Its colour. */
  suit: string;
  /** Its value. */
  value: number;
  /** Whether a clue points at it. */
  "is-touched": boolean;
}

/** A text, and what may be drawn beside it or instead of it. */
export interface PageText {
  /** The text in the language of the page. */
  text: string;
  /** The cards to draw. */
  cards: readonly PictureCard[];
  /** A bonus tile to draw. */
  tile: number | null;
  /** Whether the picture says everything, and the text is its name. */
  "is-replaced": boolean;
}

/** A paragraph. */
export interface PageParagraph {
  type: "paragraph";
  /** Its text. */
  text: PageText;
}

/** A list of short texts. */
export interface PagePoints {
  type: "points";
  /** The texts in order. */
  items: readonly PageText[];
}

/** A term and its explanation. */
export interface PageDefinition {
  /** What is explained. */
  term: PageText;
  /** The explanation. */
  text: string;
}

/** Terms and their explanations. */
export interface PageDefinitions {
  type: "definitions";
  /** The terms in order. */
  items: readonly PageDefinition[];
}

/** A table. */
export interface PageTableBlock {
  type: "table";
  /** The titles of the columns. */
  titles: readonly string[];
  /** The cells of each row. */
  rows: readonly (readonly PageText[])[];
}

/** A section with a title. */
export interface PageSection {
  /** Its title. */
  title: string;
  /** Its paragraphs, lists and tables. */
  blocks: readonly (PageParagraph | PagePoints | PageDefinitions | PageTableBlock)[];
}

/** The rules of one game. */
export interface RulesPage {
  /** The name of the game on the wire. */
  game: string;
  /** The game with its edition and extensions. */
  title: string;
  /** The sections in the order of reading. */
  sections: readonly PageSection[];
}
