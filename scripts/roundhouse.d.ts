// What scripts receive and what they may answer, for editors. A script begins with
// /// <reference path="../roundhouse.d.ts" />
// and gives each function its type: /** @type {StopRevenue} */
// Generated from the engine's own types: mvn test -Dtest=ScriptApiTest -Dscripts.write=yes writes it.

/** Something with an id, or the id itself; "bank" is the bank. */
type Somebody = string | Player | Company | PrivateCompany | Train | Hex;

/** What a hook may use whose answer depends on what is asked alone. */
interface PureContext<Answer> {
  /** The title as its design defines it. */
  readonly title: Title;
  /** The answer of the script below, or the engine's own. */
  standard(): Answer;
}

/** What every other hook may use. */
interface Context<Answer> extends PureContext<Answer> {
  /** The current state of the game. */
  readonly state: State;
  /** Random choices that a replay repeats. */
  readonly random: Random;
  /** Creates the effects that an event answers with. */
  readonly effects: Effects;
}

/**
 * A rule of single runs, as under 'rules' of 'routes' in a design: "2 ports" counts stops of a
 * group, hexes "A1 B2" or single stops "A1.0"; several in a list must all be met.
 */
interface RunRule {
  readonly of?: string | string[];
  readonly phases?: string | string[];
  readonly calls?: string | string[];
  readonly passes?: string | string[];
  readonly ends?: string | string[];
  readonly through?: string | string[];
  readonly crosses?: string | string[];
  readonly needs?: string | string[];
  readonly allowed?: boolean;
  readonly adds?: number;
  readonly forEach?: string | string[];
  readonly best?: number;
  readonly most?: number;
  readonly says?: string;
}

/** What a player may answer: a text, or a whole number from a range, perhaps with a text; 'step' is 1 unless it is given. */
type PossibleAnswer = string | { answer?: string; from: number; to: number; step?: number };

/** A rule that is lifted; in some hexes, for some tiles, or for shares of some companies only, if these are given. */
type Waiver =
  | { rule: "color" | "connection"; hexes?: string[]; tiles?: string[] }
  | { rule: "own-marker" | "markers-a-turn"; hexes?: string[] }
  | { rule: "treasury" | "sold-before"; companies?: string[] };

/** The answer to an event. */
type Told = Effect[] | Effect | undefined | void;

/** A change that a script asks for; the functions of effects create it. */
type Effect =
  /** Pays money between players, companies and 'bank'. */
  | { readonly effect: "pay"; readonly from: string; readonly to: string; readonly amount: number }
  /** Makes a company or a player pay what must be paid: from its own money, and by the 'means' that 'how' lists: the company's 'loans', its 'president', whose cash is added, and 'sales' of the president's or player's shares, as for a train. The effects after it wait. What could be raised is paid; 'then' names a function that goes on with { data, amount }, the amount still missing. Without it a player who sold all is bankrupt. */
  | { readonly effect: "owe"; readonly from: string; readonly to: string; readonly amount: number; readonly why: string; readonly how: { readonly means: string[]; readonly then: string; readonly data: any } }
  /** Stores a value under a name, for a player, a company, a private, or '' for the game; false deletes it. */
  | { readonly effect: "setFlag"; readonly name: string; readonly value: any; readonly entity: string }
  /** Moves a company's share price: 'left', 'right 2', 'up', 'down', 'back', 'under'. */
  | { readonly effect: "movePrice"; readonly company: string; readonly move: string }
  /** Transfers a percentage of a company's shares between players, companies, 'ipo' and 'pool'; to 'bank' they leave the game. A company is paid for what it holds of others. */
  | { readonly effect: "moveShares"; readonly company: string; readonly from: string; readonly to: string; readonly percent: number }
  /** Closes a private company for good. */
  | { readonly effect: "closePrivate"; readonly id: string }
  /** Gives a private company to a new owner, or puts it up for sale with 'bank'; a player who is its first owner also gets what comes with it. */
  | { readonly effect: "givePrivate"; readonly id: string; readonly to: string }
  /** Starts a company: the player receives its president's certificate free of charge. At par 0 the player is first asked for a par price, and the effects after this one wait. Where its kind starts as 'given', the player gets all its shares, and it operates at once. */
  | { readonly effect: "startCompany"; readonly player: string; readonly company: string; readonly par: number }
  /** Closes a company: the bank takes its money, the pool its trains and the offering its shares; its privates close, its markers and its price leave. 'how' may say trains: 'out', markers: 'stay' on the board, or startsAs: the kind as which it may start again. */
  | { readonly effect: "closeCompany"; readonly company: string; readonly how: { readonly trains: string; readonly markers: string; readonly startsAs: string } }
  /** Makes a company one of a kind that its own 'becomes': everybody keeps as many shares, which are those of the other kind now, and the shares that are new go to 'ipo', the pool, a player or a company. Where shares do not stay shares, 'certificates' lists all that there are then, the president's first. */
  | { readonly effect: "convert"; readonly company: string; readonly kind: string; readonly to: string; readonly certificates: { readonly percent: number; readonly holder: string }[] }
  /** Brings a company back that has left the game: it may start again. */
  | { readonly effect: "restart"; readonly company: string }
  /** Floats a company whose par price is set, with its capital, whatever is sold of it. */
  | { readonly effect: "floatCompany"; readonly company: string }
  /** Sets a company's par price, to the nearest one of the market at or below; without a share price it gets the same. Its shares are for sale then, even while nobody presides. */
  | { readonly effect: "setPar"; readonly company: string; readonly par: number }
  /** Sets a company's share price, to the nearest one of the market at or below. */
  | { readonly effect: "setPrice"; readonly company: string; readonly price: number }
  /** A company takes over the loans of another one. */
  | { readonly effect: "moveLoans"; readonly from: string; readonly to: string }
  /** Adds station markers with these prices to the end of a company's charter. */
  | { readonly effect: "addMarkers"; readonly company: string; readonly prices: number[] }
  /** Removes a company's station marker in a hex from the game; 'city' counts from 0 and is needed where it has several there. */
  | { readonly effect: "removeMarker"; readonly company: string; readonly hex: string; readonly city: number }
  /** Moves a company's only marker in a hex to a city with a free space in another one. */
  | { readonly effect: "moveMarker"; readonly company: string; readonly hex: string; readonly to: string; readonly city: number }
  /** A marker of another company takes the space of one in a hex, which leaves the game: the next of its charter, or with { by: 'same' } the marker itself. If the other company already has one there, it stays where it is, or with { keeps: 'taken' } it moves to the space. 'city' says which one is replaced. */
  | { readonly effect: "replaceMarker"; readonly from: string; readonly hex: string; readonly to: string; readonly how: { readonly city: number; readonly by: string; readonly keeps: string } }
  /** Places the next station marker of a company's charter in a city with a free space, free of charge and wherever its track leads. With { from: 'supply' } it is an additional one, with { at: 'edge' } it lies beside the city and takes a space only where the hook takesSpace has it do so. */
  | { readonly effect: "placeMarker"; readonly company: string; readonly hex: string; readonly city: number; readonly how: { readonly from: string; readonly at: string } }
  /** Lays a tile free of charge, for a company or a player, wherever track leads and in any phase; it must be left and fit what lies there. */
  | { readonly effect: "layTile"; readonly by: string; readonly hex: string; readonly tile: string; readonly rotation: number }
  /** Sets the limit of 'trains', of a company or all, or of 'certificates', of a player or all; -1 brings back that of the design. */
  | { readonly effect: "setLimit"; readonly limit: string; readonly number: number; readonly entity: string }
  /** A company takes a loan, if its kind may have one more. */
  | { readonly effect: "takeLoan"; readonly company: string }
  /** A company pays back a loan from its treasury. */
  | { readonly effect: "repayLoan"; readonly company: string }
  /** A company ceases to operate; its shares keep their value. */
  | { readonly effect: "cease"; readonly company: string }
  /** Exports the bank's next train from the game, as if it had been bought: a phase may begin, and trains rust. */
  | { readonly effect: "exportTrain" }
  /** Brings a train of a type that is set aside: the bank sells it next, or right after the first train of its type while that one is unsold. */
  | { readonly effect: "bringTrain"; readonly type: string }
  /** Moves a train, or the bank's next one of a type: to a company, to the 'pool', back to the 'bank' as its next one of the type, or 'out' of the game. What the bank gives counts as sold: a phase may begin. A train that had its turn runs no more in the round, but with { runs: 'again' }. */
  | { readonly effect: "moveTrain"; readonly train: string; readonly to: string; readonly how: { readonly runs: Runs } }
  /** A company buys a train that the bank sells now, or its next one of a type, for its price and with as few loans as that needs. A phase may begin. */
  | { readonly effect: "buyTrain"; readonly company: string; readonly train: string }
  /** Changes what the runs of a company earn, after the run in its turn and before the dividend: the total, or what one train earns, which changes the total too. */
  | { readonly effect: "setRevenue"; readonly company: string; readonly revenue: number; readonly train: string }
  /** Takes up the tiles of a colour that lie in these hexes, which are then as printed; markers stay in their cities. */
  | { readonly effect: "takeUpTiles"; readonly hexes: string[]; readonly color: string }
  /** Inserts a turn of a round named under 'rounds'. It is played when the rule that runs now is done, before play continues, at the end of a round before the next one begins. */
  | { readonly effect: "pushTurn"; readonly kind: string; readonly entity: string }
  /** Ends the current turn and skips its remaining steps. */
  | { readonly effect: "endTurn" }
  /** Breaks off the current round; the next one begins. */
  | { readonly effect: "endRound" }
  /** Triggers the end of the game: 'at-once', 'this-turn', 'this-round', 'this-set', 'next-operating-round' or 'next-set'. */
  | { readonly effect: "endGame"; readonly cause: string; readonly when: string }
  /** Goes on with the exported function named in 'then', which receives { data }, sees what the effects before it have changed, and answers with effects. If it asks a question, the effects after it wait. */
  | { readonly effect: "then"; readonly then: string; readonly data: any }
  /** Asks a player to choose, and goes on like 'then' with { data, answer, amount }. Games keep the name of the function and the answer, so the sentence may change. */
  | { readonly effect: "ask"; readonly player: string; readonly question: string; readonly choices: PossibleAnswer[]; readonly then: string; readonly data: any }
  /** Writes a sentence to the game's log. */
  | { readonly effect: "log"; readonly text: string }
  /** Logs an event that can be counted and searched: its type, a name such as 'bonus-paid', its values, and a sentence with their names in braces, '{company} receives {bonus}'. */
  | { readonly effect: "logEvent"; readonly type: string; readonly values: any; readonly text: string };

/** The current state of the game. */
interface State {
  /** Name of the phase. */
  readonly phase: string;
  /** Name of the round, as under `rounds` in the design. */
  readonly round: string;
  /** Number of the current set of rounds, 0 in the opening. */
  readonly set: number;
  /** Number of the round within its set. */
  readonly number: number;
  /** Number of operating rounds in this set, 0 in a stock round. */
  readonly roundsInSet: number;
  /** In seat order. */
  readonly players: Player[];
  /** By id. */
  readonly companies: Record<string, Company>;
  /** By id. */
  readonly privates: Record<string, PrivateCompany>;
  /** All hexes of the map, by id. */
  readonly hexes: Record<string, Hex>;
  /** All spaces of the market, row by row. */
  readonly market: MarketSpace[];
  /** What track reaches from some places, hexes ("G5") or stops ("G5.1"), whoever's markers stand where. */
  network(...places: string[]): Network;
  /** How many hexes one is away from another, whatever lies between; 0 for the same. */
  distance(one: string, other: string): number;
  /** The phase's `data` in the design. */
  readonly phaseData: any;
  /** The bank's money. */
  readonly bank: number;
  /** Trains the bank sells now: the next new one and those in the pool, cheapest first. */
  readonly trainsForSale: Train[];
  /** Trains never sold, the next one first; of an unlimited type only the next. */
  readonly newTrains: Train[];
  /** Trains given back to the bank. */
  readonly trainPool: Train[];
  /** Ids of companies with a share price, highest first. */
  readonly operatingOrder: string[];
  /** The player with priority in the next stock round. */
  readonly priority: string;
  /** Whose turn it is: a player, a company or "". */
  readonly actor: string;
  /** Kind of the turn that goes on, as `turnStarted` names it, or "" between turns. */
  readonly turn: string;
  /** What the runs of the current turn earn, until the dividend; 0 otherwise. */
  readonly revenue: number;
  /** What each train earned in the run of the current turn, by the id of its card, until the dividend; known after the run where the turn has a step of a script, and in `afterRun`. */
  readonly earned: Record<string, number>;
  /** Value of a flag that a script set; false if none is set. */
  flag(name: string, of?: Company | Player | PrivateCompany): any;
}

/** The title, as its design and the selected options define it. */
interface Title {
  /** The title's name. */
  readonly name: string;
  /** Ids of the selected options. */
  readonly options: string[];
  /** What it costs to pay a loan back; 0 without loans. */
  readonly loan: number;
  /** The title's `data` in the design. */
  readonly data: any;
}

/** A player. */
interface Player {
  /** The player's name. */
  readonly id: string;
  /** Money in hand. */
  readonly cash: number;
  /** Certificates that count against the limit. */
  readonly certificates: number;
  /** The privates that the player owns. */
  readonly privates: PrivateCompany[];
  /** Percent of a company's shares that the player holds. */
  held(company: Company): number;
}

/** A company that issues shares and operates. */
interface Company {
  /** Its short name. */
  readonly id: string;
  /** Its full name. */
  readonly name: string;
  /** Its kind, as under `kinds` in the design; an effect may have changed it. */
  readonly kind: string;
  /** Money in its treasury. */
  readonly cash: number;
  /** Number of its loans. */
  readonly loans: number;
  /** What it could pay with all the loans that it may take. */
  readonly buyingPower: number;
  /** Share price, 0 without a token on the market. */
  readonly price: number;
  /** The space of the market where its token lies. */
  readonly space: MarketSpace | null;
  /** Its par price, 0 before it starts. */
  readonly par: number;
  /** Name of its president. */
  readonly president: string | null;
  /** Its own trains. */
  readonly trains: Train[];
  /** How many trains it may own. */
  readonly trainLimit: number;
  /** The privates that it owns. */
  readonly privates: PrivateCompany[];
  /** Where its station markers stand, in the order they were placed. */
  readonly placed: Stop[];
  /** What track reaches from its station markers. Where a city has no space left for it, track ends. */
  readonly network: Network;
  /** Costs of the station markers left, the next one first. */
  readonly markers: number[];
  /** Revenue of its last run, -1 before its first. */
  readonly revenue: number;
  /** True once its president's certificate is sold. */
  readonly started: boolean;
  /** True once it has floated, unless it is bankrupt. */
  readonly floated: boolean;
  /** True once it has operated. */
  readonly operated: boolean;
  /** True if companies of its kind operate in this phase. */
  readonly operates: boolean;
  /** True if its price fell to zero and it has not floated again. */
  readonly bankrupt: boolean;
  /** True once it has stopped operating for good. */
  readonly ceased: boolean;
  /** True once it has left the game, or if it was left out at the start by lot. */
  readonly closed: boolean;
  /** True if the president's certificate is in the pool. */
  readonly inReceivership: boolean;
  /** Its certificates, the president's first; the holder is a player, a company, "ipo" or "pool". */
  readonly certificates: { percent: number, president: boolean, holder: string }[];
  /** Percent of one share, which `price` is for. */
  readonly share: number;
  /** Percent of a company's shares that this one holds, its own included. */
  held(company: Company): number;
  /** What a percentage of it is worth at its share price, as often as its shares count. */
  value(percent: number): number;
  /** Whether its shares now sell for their full price, not for the price that shares of a company without a train bring. */
  readonly fullValue: boolean;
  /** Percent in the initial offering. */
  readonly inOffering: number;
  /** Percent of the offering that anybody may buy: without the president's certificate and shares reserved for a private. */
  readonly forSale: number;
  /** Percent in the pool. */
  readonly inPool: number;
  /** Hex of its home. */
  readonly home: string;
  /** The city of its home on the tile that lies there. */
  readonly homeStop: Stop | null;
  /** Hex of its destination, "" without one. */
  readonly destination: string;
  /** Layer of the design that makes it available. */
  readonly layer: number;
  /** True if the bank's cheapest train could run for it. */
  readonly hasRoute: boolean;
  /** True if one of its trains could run now from one stop to another: "A1.0", "F6.0". */
  couldRun(one: string, other: string): boolean;
  /** True if a city, such as "A1.0", has a space for a station marker of it, beside those that are kept for others. */
  spaceIn(stop: string): boolean;
  /** The company's `data` in the design. */
  readonly data: any;
  /** Value of a flag that a script set on it; false if none is set. */
  flag(name: string): any;
}

/** A private company. */
interface PrivateCompany {
  /** Its short name. */
  readonly id: string;
  /** A player, a company, "bank" while it is for sale, "" while it is not in play. */
  readonly owner: string;
  /** True once it has closed. */
  readonly closed: boolean;
  /** Face value. */
  readonly price: number;
  /** Income in the design. */
  readonly income: number;
  /** Company for a share of which it may be exchanged; "" if none. */
  readonly exchangeFor: string;
  /** The private company's `data` in the design. */
  readonly data: any;
  /** Value of a flag that a script set on it; false if none is set. */
  flag(name: string): any;
}

/** A train card. */
interface Train {
  /** Its type and its number within the type, "3+1-0". */
  readonly id: string;
  /** Its type, "3+1". */
  readonly type: string;
  /** Its price when new. */
  readonly price: number;
  /** Number of cities it may call at. */
  readonly cities: number;
  /** Number of towns it may also call at. */
  readonly towns: number;
  /** Free data of the type in the design. */
  readonly data: any;
}

/** A train in this turn of its company. */
interface RunningTrain {
  /** Id of the card. */
  readonly id: string;
  /** Its type. */
  readonly type: string;
  /** Number of cities it may call at now. */
  readonly cities: number;
  /** Number of towns it may also call at. */
  readonly towns: number;
  /** True if it may call at another town in place of a city. */
  readonly spare: boolean;
  /** True if the company leases it. */
  readonly leased: boolean;
  /** Revenue of every call, whatever the stop is worth; 0 if stops have their own values. */
  readonly eachCall: number;
}

/** A hex of the map. */
interface Hex {
  /** Its coordinates as players write them, "A5". */
  readonly id: string;
  /** Name of the place, or "". */
  readonly name: string;
  /** Kind of terrain, or "". */
  readonly terrain: string;
  /** Cost of the first tile. */
  readonly cost: number;
  /** The tile on it now, or what is printed there. */
  readonly tile: Tile;
  /** How far its tile is turned, in sixths, 0 if none was laid. */
  readonly rotation: number;
  /** The edges that track on it leads to, from 0 to 5. */
  readonly exits: number[];
  /** The stops on it now. */
  readonly stops: Stop[];
  /** Tiles that may replace what lies here, with each way they may be turned: of colours that the phase allows, left in the manifest, keeping track and markers. Whose network reaches the hex is not asked. */
  readonly upgrades: { tile: Tile, rotations: number[] }[];
  /** Ids of the hexes beside it, by edge: "0" to "5". */
  readonly neighbors: Record<string, string>;
  /** Ids of the companies with a station marker here. */
  readonly markers: string[];
  /** The hex's `data` in the design. */
  readonly data: any;
}

/** A tile, or what is printed on a hex. */
interface Tile {
  /** Its number, "" for what is printed on the map. */
  readonly number: string;
  /** "white", "yellow", "green", "brown", "gray", "red" or "blue". */
  readonly color: string;
  /** True if it has a city. */
  readonly city: boolean;
  /** Its letters. */
  readonly labels: string[];
  /** The edges that its track leads to, from 0 to 5, as it lies on the map or, off it, unturned. */
  readonly exits: number[];
  /** How many cities it has. */
  readonly cities: number;
  /** How many towns and halts it has. */
  readonly towns: number;
  /** What is printed on it as the cost of the tile that replaces it, 0 for nothing. */
  readonly cost: number;
}

/** A place where trains call. */
interface Stop {
  /** Its hex. */
  readonly hex: string;
  /** Index among the stops of the hex, from 0. */
  readonly index: number;
  /** "city", "town", "halt" or "offboard". */
  readonly kind: string;
  /** What a call is worth in this phase, as printed. */
  readonly value: number;
  /** How many station markers it has space for. */
  readonly spaces: number;
  /** Ids of the companies with a station marker here. */
  readonly markers: string[];
}

/** What track reaches from some stops. */
interface Network {
  /** The stops reached, with those where it begins. */
  readonly stops: Stop[];
  /** Ids of the hexes with track or a stop that it reaches. */
  readonly hexes: string[];
  /** Whether it reaches a place: track or a stop in a hex ("G5"), or a stop ("G5.1"). */
  reaches(place: string): boolean;
  /** How many hexes a place is away over track, from the nearest stop where the network begins; null if it does not reach it. */
  distance(place: string): number | null;
}

/** A space of the market. */
interface MarketSpace {
  /** Its row from the top, from 0. */
  readonly row: number;
  /** Its column from the left, from 0. */
  readonly column: number;
  /** Its price. */
  readonly price: number;
  /** The zones that it lies in, as the design names them. */
  readonly zones: string[];
  /** Ids of the companies whose tokens lie in it, the one that operates first on top. */
  readonly companies: string[];
  /** Where a token here would go by a move, written as in the design: "up", "left 2". */
  moved(move: string): MarketSpace;
}

/** The runs of a company's trains in a turn. */
interface Runs {
  /** Number of trains that run. */
  readonly count: number;
  /** For each run, the stops it calls at, as "hex.index". */
  readonly calls: string[][];
  /** For each run, the number of stops on its way, including those that it does not count. */
  readonly visits: number[];
  /** Number of calls of all runs. */
  readonly stops: number;
  /** True if one run, or several that meet, connect two places: hexes ("G5") or stops ("G5.1"). */
  connect(one: string, other: string): boolean;
}

/** A run that is judged: all that the functions run and runs see of it. */
interface JudgedRun {
  /** Type of the train. */
  readonly train: string;
  /** The stops on its way from end to end, with those where it does not call. */
  readonly stops: RunStop[];
  /** The stops where it calls, in the same order; not with 'sees: "way"'. */
  readonly calls: RunStop[];
  /** The hexes that it passes, in the same order. */
  readonly hexes: string[];
  /** What it earns by its stops and the rules, and with runs also by run; not with 'sees: "way"'. */
  readonly revenue: number;
  /** Its subsidy; not with 'sees: "way"'. */
  readonly subsidy: number;
}

/** A stop on the way of a run. */
interface RunStop {
  /** The stop as "hex.index". */
  readonly stop: string;
  /** Its hex. */
  readonly hex: string;
  /** "city", "town", "halt" or "offboard". */
  readonly kind: string;
  /** What a call earns this train. */
  readonly value: number;
  /** True if the run calls there; not with 'sees: "way"'. */
  readonly calls: boolean;
  /** Ids of the companies with a station marker there. */
  readonly markers: string[];
}

/** Random choices that a replay repeats. */
interface Random {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
  /** A random entry of a list. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** A new list with the same entries in random order. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
}

/** Creates the effects that a hook answers with. */
interface Effects {
  /** Pays money between players, companies and 'bank'. */
  pay(from: Somebody, to: Somebody, amount: number): Effect;
  /** Makes a company or a player pay what must be paid: from its own money, and by the 'means' that 'how' lists: the company's 'loans', its 'president', whose cash is added, and 'sales' of the president's or player's shares, as for a train. The effects after it wait. What could be raised is paid; 'then' names a function that goes on with { data, amount }, the amount still missing. Without it a player who sold all is bankrupt. */
  owe(from: Somebody, to: Somebody, amount: number, why: string, how?: { means?: ("loans" | "president" | "sales")[], then?: string, data?: any }): Effect;
  /** Stores a value under a name, for a player, a company, a private, or '' for the game; false deletes it. */
  setFlag(name: string, value: any, entity?: Somebody): Effect;
  /** Moves a company's share price: 'left', 'right 2', 'up', 'down', 'back', 'under'. */
  movePrice(company: Somebody, move: string): Effect;
  /** Transfers a percentage of a company's shares between players, companies, 'ipo' and 'pool'; to 'bank' they leave the game. A company is paid for what it holds of others. */
  moveShares(company: Somebody, from: Somebody, to: Somebody, percent: number): Effect;
  /** Closes a private company for good. */
  closePrivate(id: Somebody): Effect;
  /** Gives a private company to a new owner, or puts it up for sale with 'bank'; a player who is its first owner also gets what comes with it. */
  givePrivate(id: Somebody, to: Somebody): Effect;
  /** Starts a company: the player receives its president's certificate free of charge. At par 0 the player is first asked for a par price, and the effects after this one wait. Where its kind starts as 'given', the player gets all its shares, and it operates at once. */
  startCompany(player: Somebody, company: Somebody, par: number): Effect;
  /** Closes a company: the bank takes its money, the pool its trains and the offering its shares; its privates close, its markers and its price leave. 'how' may say trains: 'out', markers: 'stay' on the board, or startsAs: the kind as which it may start again. */
  closeCompany(company: Somebody, how?: { trains?: "pool" | "out", markers?: "leave" | "stay", startsAs?: string }): Effect;
  /** Makes a company one of a kind that its own 'becomes': everybody keeps as many shares, which are those of the other kind now, and the shares that are new go to 'ipo', the pool, a player or a company. Where shares do not stay shares, 'certificates' lists all that there are then, the president's first. */
  convert(company: Somebody, kind: string, to?: Somebody, certificates?: { percent: number, holder: Somebody }[]): Effect;
  /** Brings a company back that has left the game: it may start again. */
  restart(company: Somebody): Effect;
  /** Floats a company whose par price is set, with its capital, whatever is sold of it. */
  floatCompany(company: Somebody): Effect;
  /** Sets a company's par price, to the nearest one of the market at or below; without a share price it gets the same. Its shares are for sale then, even while nobody presides. */
  setPar(company: Somebody, par: number): Effect;
  /** Sets a company's share price, to the nearest one of the market at or below. */
  setPrice(company: Somebody, price: number): Effect;
  /** A company takes over the loans of another one. */
  moveLoans(from: Somebody, to: Somebody): Effect;
  /** Adds station markers with these prices to the end of a company's charter. */
  addMarkers(company: Somebody, prices: number[]): Effect;
  /** Removes a company's station marker in a hex from the game; 'city' counts from 0 and is needed where it has several there. */
  removeMarker(company: Somebody, hex: Somebody, city?: number): Effect;
  /** Moves a company's only marker in a hex to a city with a free space in another one. */
  moveMarker(company: Somebody, hex: Somebody, to: Somebody, city: number): Effect;
  /** A marker of another company takes the space of one in a hex, which leaves the game: the next of its charter, or with { by: 'same' } the marker itself. If the other company already has one there, it stays where it is, or with { keeps: 'taken' } it moves to the space. 'city' says which one is replaced. */
  replaceMarker(from: Somebody, hex: Somebody, to: Somebody, how?: { city?: number, by?: "charter" | "same", keeps?: "own" | "taken" }): Effect;
  /** Places the next station marker of a company's charter in a city with a free space, free of charge and wherever its track leads. With { from: 'supply' } it is an additional one, with { at: 'edge' } it lies beside the city and takes a space only where the hook takesSpace has it do so. */
  placeMarker(company: Somebody, hex: Somebody, city: number, how?: { from?: "charter" | "supply", at?: "space" | "edge" }): Effect;
  /** Lays a tile free of charge, for a company or a player, wherever track leads and in any phase; it must be left and fit what lies there. */
  layTile(by: Somebody, hex: Somebody, tile: string, rotation: number): Effect;
  /** Sets the limit of 'trains', of a company or all, or of 'certificates', of a player or all; -1 brings back that of the design. */
  setLimit(limit: string, number: number, entity?: Somebody): Effect;
  /** A company takes a loan, if its kind may have one more. */
  takeLoan(company: Somebody): Effect;
  /** A company pays back a loan from its treasury. */
  repayLoan(company: Somebody): Effect;
  /** A company ceases to operate; its shares keep their value. */
  cease(company: Somebody): Effect;
  /** Exports the bank's next train from the game, as if it had been bought: a phase may begin, and trains rust. */
  exportTrain(): Effect;
  /** Brings a train of a type that is set aside: the bank sells it next, or right after the first train of its type while that one is unsold. */
  bringTrain(type: string): Effect;
  /** Moves a train, or the bank's next one of a type: to a company, to the 'pool', back to the 'bank' as its next one of the type, or 'out' of the game. What the bank gives counts as sold: a phase may begin. A train that had its turn runs no more in the round, but with { runs: 'again' }. */
  moveTrain(train: Somebody, to: Somebody, how?: { runs?: "once" | "again" }): Effect;
  /** A company buys a train that the bank sells now, or its next one of a type, for its price and with as few loans as that needs. A phase may begin. */
  buyTrain(company: Somebody, train: Somebody): Effect;
  /** Changes what the runs of a company earn, after the run in its turn and before the dividend: the total, or what one train earns, which changes the total too. */
  setRevenue(company: Somebody, revenue: number, train?: Somebody): Effect;
  /** Takes up the tiles of a colour that lie in these hexes, which are then as printed; markers stay in their cities. */
  takeUpTiles(hexes: string[], color: string): Effect;
  /** Inserts a turn of a round named under 'rounds'. It is played when the rule that runs now is done, before play continues, at the end of a round before the next one begins. */
  pushTurn(kind: string, entity?: Somebody): Effect;
  /** Ends the current turn and skips its remaining steps. */
  endTurn(): Effect;
  /** Breaks off the current round; the next one begins. */
  endRound(): Effect;
  /** Triggers the end of the game: 'at-once', 'this-turn', 'this-round', 'this-set', 'next-operating-round' or 'next-set'. */
  endGame(cause: string, when: string): Effect;
  /** Goes on with the exported function named in 'then', which receives { data }, sees what the effects before it have changed, and answers with effects. If it asks a question, the effects after it wait. */
  then(then: string, data?: any): Effect;
  /** Asks a player to choose, and goes on like 'then' with { data, answer, amount }. Games keep the name of the function and the answer, so the sentence may change. */
  ask(player: Somebody, question: string, choices: PossibleAnswer[], then: string, data: any): Effect;
  /** Writes a sentence to the game's log. */
  log(text: string): Effect;
  /** Logs an event that can be counted and searched: its type, a name such as 'bonus-paid', its values, and a sentence with their names in braces, '{company} receives {bonus}'. */
  logEvent(type: string, values: Record<string, any>, text: string): Effect;
}

// Rounds and turns

/** Question: Which round follows the one that has ended? Answer with its name under 'rounds'. */
type NextRound = (context: Context<string>, asked: { readonly round: string }) => string;

/** Question: Which companies operate in this round, and in which order? Asked again before each turn. */
type OperatingOrder = (context: Context<string[]>, asked: {}) => string[];

/** Question: In which order do players have their turns in a round, and sit from now on? Asked when it begins. */
type PlayerOrder = (context: Context<string[]>, asked: { readonly round: string }) => string[];

/** Question: Is this step of a turn done? A sentence skips it, and says why its actions are refused. */
type MayDoStep = (context: Context<true | string>, asked: { readonly step: string; readonly entity: string }) => true | string;

/** Question: May this action, even a pass, be taken? Asked after the rules' own checks, for every choice and every action of a turn; 'values' are those of the action. */
type MayAct = (context: Context<true | string>, asked: { readonly by: string; readonly step: string; readonly action: string; readonly values: any }) => true | string;

/** Question: Which rules are lifted for what is decided now, and for what? Asked once in each state; choices, bots and 'why not?' know what it opens. */
type Waives = (context: Context<Waiver[]>, asked: { readonly entity: string; readonly step: string }) => Waiver[];

/** Event: A round has begun; privates have paid their income. */
type RoundStarted = (context: Context<Effect[]>, asked: { readonly round: string }) => Told;

/** Event: A round has ended; the next one has not begun. */
type RoundEnded = (context: Context<Effect[]>, asked: { readonly round: string }) => Told;

/** Event: All is done that came with the last turn of a round or its beginning, and nobody has had the next turn yet. What effects insert comes first; then this is told again. */
type BetweenTurns = (context: Context<Effect[]>, asked: { readonly round: string }) => Told;

/** Event: The turn of a player or a company begins. */
type TurnStarted = (context: Context<Effect[]>, asked: { readonly kind: string; readonly entity: string }) => Told;

/** Event: The turn of a company has ended. */
type TurnEnded = (context: Context<Effect[]>, asked: { readonly kind: string; readonly company: Company }) => Told;

/** Event: The turn of a player has ended. */
type PlayerTurnEnded = (context: Context<Effect[]>, asked: { readonly kind: string; readonly player: Player }) => Told;

// Shares and prices

/** Question: How many certificates of a player count against the limit? */
type Certificates = (context: Context<number>, asked: { readonly player: Player }) => number;

/** Question: How many certificates may a player hold? 2147483647 for any number. */
type CertificateLimit = (context: Context<number>, asked: { readonly player: Player }) => number;

/** Question: May a player start a company by buying its president's certificate? */
type MayStart = (context: Context<true | string>, asked: { readonly player: Player; readonly company: Company }) => true | string;

/** Question: What are the possible par prices of a company? */
type ParPrices = (context: Context<number[]>, asked: { readonly player: Player; readonly company: Company }) => number[];

/** Question: May a player buy a share? Asked after the stock turn's own checks. */
type MayBuyShare = (context: Context<true | string>, asked: { readonly player: Player; readonly company: Company; readonly from: string; readonly percent: number }) => true | string;

/** Question: May a player sell shares? Asked after the stock turn's own checks. */
type MaySellShares = (context: Context<true | string>, asked: { readonly player: Player; readonly company: Company; readonly percent: number }) => true | string;

/** Question: What does the bank pay for sold shares? Also for those that a bankrupt player, who then has the flag 'bankrupt', may not sell and gives to the pool. */
type SaleProceeds = (context: Context<number>, asked: { readonly player: Player; readonly company: Company; readonly percent: number; readonly price: number }) => number;

/** Question: How many times does the price move for a sale? 'shares' are sold now, 'soldBefore' were sold earlier in the same turn. Of 'percent' sold, a part of a share counts as one. */
type SaleMove = (context: Context<number>, asked: { readonly player: Player; readonly company: Company; readonly shares: number; readonly soldBefore: number; readonly percent: number }) => number;

/** Question: May a president buy all the shares that were sold, so that the price stays? Asked after the rules' own checks. */
type MayProtectPrice = (context: Context<true | string>, asked: { readonly player: Player; readonly company: Company; readonly percent: number }) => true | string;

/** Question: What does a president pay for shares whose price is protected? */
type ProtectionCost = (context: Context<number>, asked: { readonly player: Player; readonly company: Company; readonly percent: number }) => number;

/** Event: A president has bought the shares that were sold, and the price stays. */
type PriceProtected = (context: Context<Effect[]>, asked: { readonly player: Player; readonly company: Company; readonly percent: number }) => Told;

/** Question: How does the share price move after a dividend? 'perShare' is paid, 'kind' is 'pay', 'withhold' or 'half'. */
type DividendMove = (context: Context<string>, asked: { readonly company: Company; readonly perShare: number; readonly kind: string }) => string;

/** Question: Does a company float now? */
type Floats = (context: Context<boolean>, asked: { readonly company: Company }) => boolean;

/** Question: How much money does a company receive when it floats? */
type Capital = (context: Context<number>, asked: { readonly company: Company }) => number;

/** Question: What is a player worth: money, shares and privates? */
type Worth = (context: Context<number>, asked: { readonly player: Player }) => number;

/** Event: A player is about to buy a share from 'ipo' or 'pool'; nothing is paid yet. If the effects take the last such share away, the player gets nothing and pays nothing, and that was the purchase. */
type BeforeSharePurchase = (context: Context<Effect[]>, asked: { readonly player: Player; readonly company: Company; readonly from: string; readonly percent: number }) => Told;

/** Event: A player has bought a share from 'ipo' or 'pool'; presidency and floating are settled. 'presidentBefore' was president until then, '' if nobody was. */
type ShareBought = (context: Context<Effect[]>, asked: { readonly player: Player; readonly company: Company; readonly from: string; readonly percent: number; readonly presidentBefore: string }) => Told;

/** Event: A company has started: its president's certificate is bought, its par price set. */
type CompanyStarted = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

/** Event: A company has floated. */
type CompanyFloated = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

/** Event: A company's price has fallen to zero; its shares are back in the offering. */
type WentBankrupt = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

/** Event: A company has left the game: its price has fallen into the closing zone, it was merged or taken over, its private has closed, or an effect closed it. */
type CompanyClosed = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

/** Event: A company cannot pay the interest on its loans, not even with all the loans it may take; it has paid none. */
type InterestUnpaid = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

// Phases, privates and the whole game

/** Question: Does a broken bank end the game now? */
type BankCanBreak = (context: Context<boolean>, asked: {}) => boolean;

/** Event: A phase has begun; trains have rusted. */
type PhaseStarted = (context: Context<Effect[]>, asked: { readonly phase: string }) => Told;

/** Question: What does a private company pay its owner? */
type PrivateIncome = (context: Context<number>, asked: { readonly owned: PrivateCompany }) => number;

/** Question: What does a private company add to what its owner is worth? */
type PrivateWorth = (context: Context<number>, asked: { readonly owned: PrivateCompany }) => number;

/** Question: May a player sell a private company to the bank? */
type MaySellPrivate = (context: Context<true | string>, asked: { readonly player: Player; readonly owned: PrivateCompany }) => true | string;

/** Question: May a player buy a private company from the bank? */
type MayBuyPrivate = (context: Context<true | string>, asked: { readonly player: Player; readonly wanted: PrivateCompany }) => true | string;

/** Question: May a player exchange a private company for a share? */
type MayExchangePrivate = (context: Context<true | string>, asked: { readonly player: Player; readonly owned: PrivateCompany; readonly from: string }) => true | string;

/** Question: May a player close a private company? */
type MayClosePrivate = (context: Context<true | string>, asked: { readonly player: Player; readonly owned: PrivateCompany }) => true | string;

/** Event: A player has bought a private company from the bank. */
type PrivateBought = (context: Context<Effect[]>, asked: { readonly player: Player; readonly bought: PrivateCompany }) => Told;

/** Event: A company has bought a private company. */
type PrivateSold = (context: Context<Effect[]>, asked: { readonly company: Company; readonly bought: PrivateCompany }) => Told;

/** Event: A player has closed a private company at will. */
type PrivateClosed = (context: Context<Effect[]>, asked: { readonly player: Player; readonly closed: PrivateCompany }) => Told;

// Track and station markers

/** Question: What does a company pay for laying this tile here? */
type TileCost = (context: Context<number>, asked: { readonly company: Company; readonly hex: Hex; readonly tile: Tile }) => number;

/** Question: May a company lay any track in this turn? */
type MayLayTrack = (context: Context<true | string>, asked: { readonly company: Company }) => true | string;

/** Question: How much may a company spend on a tile in this turn, and what may it lay and upgrade, as 'allows' of lay-track has it? */
type TrackMeans = (context: Context<{ money: number, allows: string[] }>, asked: { readonly company: Company; readonly allows: string[] }) => { money: number, allows: string[] };

/** Question: May a company lay this tile here, perhaps by the right of a private ('' for none)? Asked after the checks of map, manifest and step. */
type MayLayTile = (context: Context<true | string>, asked: { readonly company: Company; readonly hex: Hex; readonly tile: Tile; readonly rotation: number; readonly cost: number; readonly privateCompany: string }) => true | string;

/** Event: A company has laid a tile, perhaps by the right of a private ('' for none). */
type TileLaid = (context: Context<Effect[]>, asked: { readonly company: Company; readonly hex: Hex; readonly tile: Tile; readonly privateCompany: string }) => Told;

/** Question: May a company's home be built: its marker, and its tile where there is no track yet? */
type MayBuildHome = (context: Context<true | string>, asked: { readonly company: Company }) => true | string;

/** Question: May a company place any station marker in this turn? */
type MayPlaceMarkers = (context: Context<true | string>, asked: { readonly company: Company }) => true | string;

/** Question: May a company place a station marker in this city? */
type MayPlaceMarker = (context: Context<true | string>, asked: { readonly company: Company; readonly hex: Hex; readonly city: number }) => true | string;

/** Question: How many spaces of a hex must a company leave to others, beside those that homes need? */
type KeptSpaces = (context: Context<number>, asked: { readonly company: Company; readonly hex: Hex }) => number;

/** Question: May a company use the marker that a private allows it? Otherwise a marker there is one of its own. */
type MayUseClaim = (context: Context<true | string>, asked: { readonly company: Company; readonly owned: PrivateCompany }) => true | string;

/** Question: What does a company pay for its next station marker here? */
type MarkerCost = (context: Context<number>, asked: { readonly company: Company; readonly hex: Hex; readonly city: number }) => number;

/** Question: Does a station marker at the edge of its hex take a free space of the city: 'when' it is 'placed', the tile is 'upgraded', or another marker has 'left'? */
type TakesSpace = (context: Context<boolean>, asked: { readonly company: Company; readonly hex: Hex; readonly city: number; readonly home: boolean; readonly when: string }) => boolean;

/** Event: A company has placed a station marker. */
type MarkerPlaced = (context: Context<Effect[]>, asked: { readonly company: Company; readonly hex: Hex; readonly city: number }) => Told;

// Running trains

/** Question: Which trains run for a company this turn, and how far? */
type RunningTrains = (context: Context<{ id: string, type: string, cities: number, towns: number, spare?: boolean, leased?: boolean, eachCall?: number }[]>, asked: { readonly company: Company }) => { id: string, type: string, cities: number, towns: number, spare?: boolean, leased?: boolean, eachCall?: number }[];

/** Question: What do a company's runs need, and what do they earn beside the values of stops? Asked before the search for runs. 'run' and 'runs' say whether the functions of these names judge runs, and what they may add at most: 'run' to a run, 'runs' to all of them, as a number or for each run. With 'sees: "way"' they see no calls, so the search asks them much less. One of the runs must lead 'between' the two stops that are given, unless with 'idle: true' no train runs. */
type RunRules = (context: Context<{ rules?: RunRule[], run?: true | RunRule[], runs?: true | number | RunRule[], sees?: "calls" | "way", between?: [string, string], idle?: boolean, data?: any }>, asked: { readonly company: Company }) => { rules?: RunRule[], run?: true | RunRule[], runs?: true | number | RunRule[], sees?: "calls" | "way", between?: [string, string], idle?: boolean, data?: any };

/** Question: Is this run legal, and what does it earn beside its stops and rules? Asked by the search for runs if 'runRules' says so; it sees no state. */
type Run = (context: PureContext<true | string | number | Record<string, number>>, asked: { readonly run: JudgedRun; readonly data: any }) => true | string | number | Record<string, number>;

/** Question: Are all runs of a turn legal together, whatever their order, and what do they earn beside each of them? Asked by the search for runs if 'runRules' says so; it sees no state. */
type RunsQuestion = (context: PureContext<true | string | number | Record<string, number>>, asked: { readonly runs: JudgedRun[]; readonly data: any }) => true | string | number | Record<string, number>;

/** Question: What revenue does a train earn for a call at a stop? Asked for each train and stop before the search for runs. */
type StopRevenue = (context: Context<number>, asked: { readonly company: Company; readonly train: RunningTrain; readonly stop: Stop }) => number;

/** Question: What subsidy does the company get for a call at a stop? */
type StopSubsidy = (context: Context<number>, asked: { readonly company: Company; readonly train: RunningTrain; readonly stop: Stop }) => number;

/** Question: What extra revenue does a train earn at a stop where its run begins or ends? */
type EndRevenue = (context: Context<number>, asked: { readonly company: Company; readonly train: RunningTrain; readonly stop: Stop }) => number;

/** Question: Do trains call at halts? */
type HaltsCount = (context: Context<boolean>, asked: { readonly company: Company }) => boolean;

/** Question: What income do the runs of a turn bring? 'revenue' and 'subsidy' are the sums over all calls. */
type RunIncome = (context: Context<{ revenue: number, subsidy: number }>, asked: { readonly company: Company; readonly trains: RunningTrain[]; readonly runs: Runs; readonly revenue: number; readonly subsidy: number }) => { revenue: number, subsidy: number };

/** Question: What may the company do with its revenue: 'pay', 'withhold', 'half'? A single answer is applied without asking. */
type DividendKinds = (context: Context<string[]>, asked: { readonly company: Company; readonly revenue: number }) => string[];

/** Event: A company has run its trains; nothing has been paid yet. */
type AfterRun = (context: Context<Effect[]>, asked: { readonly company: Company; readonly runs: Runs; readonly revenue: number; readonly subsidy: number }) => Told;

/** Event: A company has paid or withheld its revenue, and its price has moved. */
type AfterDividend = (context: Context<Effect[]>, asked: { readonly company: Company; readonly kind: string; readonly revenue: number }) => Told;

// Buying trains

/** Question: How many trains may a company own? Where the answer falls, trains above it are returned after the turn, if the title has them returned at once. */
type TrainLimit = (context: Context<number>, asked: { readonly company: Company }) => number;

/** Question: May a company buy this train? Asked after the step's own checks; between companies about the lowest price, and where that is refused about that of a new train. */
type MayBuyTrain = (context: Context<true | string>, asked: { readonly company: Company; readonly train: Train; readonly from: string; readonly price: number }) => true | string;

/** Question: What does the bank charge for a train? */
type TrainPrice = (context: Context<number>, asked: { readonly company: Company; readonly train: Train }) => number;

/** Question: Must a company buy a train now? */
type MustBuyTrain = (context: Context<boolean>, asked: { readonly company: Company }) => boolean;

/** Event: A company has bought a train; a phase that it starts has begun. */
type TrainBought = (context: Context<Effect[]>, asked: { readonly company: Company; readonly train: Train; readonly from: string; readonly price: number }) => Told;

// Reports

/** Event: A player has sold shares to the pool, in a stock round or to pay for a train. */
type SharesSold = (context: Context<Effect[]>, asked: { readonly player: Player; readonly company: Company; readonly percent: number }) => Told;

/** Event: A company has another president, or none: it is in receivership. */
type PresidentChanged = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

/** Event: A share price has moved, whatever moved it: a sale, a dividend, the end of a round. */
type PriceMoved = (context: Context<Effect[]>, asked: { readonly company: Company; readonly from: number; readonly to: number }) => Told;

/** Event: A company has taken a loan. */
type LoanTaken = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

/** Event: A player is bankrupt and, where the game goes on without that player, has no shares left. */
type PlayerBankrupt = (context: Context<Effect[]>, asked: { readonly player: Player }) => Told;

/** Event: A private company has closed, whatever closed it: its owner, a phase, an exchange. */
type PrivateEnded = (context: Context<Effect[]>, asked: { readonly closed: PrivateCompany }) => Told;

/** Event: All trains of a type have rusted. */
type TrainsRusted = (context: Context<Effect[]>, asked: { readonly type: string }) => Told;

/** Event: A company has lost trains of a type that rusted, or that were obsolete. */
type TrainsLost = (context: Context<Effect[]>, asked: { readonly company: Company; readonly type: string; readonly count: number }) => Told;

/** Event: A company has discarded a train above its limit. */
type TrainDiscarded = (context: Context<Effect[]>, asked: { readonly company: Company; readonly type: string }) => Told;

// Recorded games

/** Question: What does an action of a recorded game mean here? Actions of ours in order, as saved games write them (`{ type: "choose", question: "borrow", answer: "2" }`; `by` is whoever acts in the recording, unless it is given), and "usual" for what it would mean without a script. An action that places or removes a marker also has its `hex` and, as `index`, the number of its city there from 0. */
type Recorded = (context: Context<("usual" | { type: string, by?: string, [key: string]: any })[]>, asked: { readonly action: any; readonly next: any; readonly step: string; readonly entity: string }) => ("usual" | { type: string, by?: string, [key: string]: any })[];

/** Question: What is done at a decision of ours that a recorded game does not know? Actions as in `recorded`; where the rules refuse one, the decision is declined. */
type Unrecorded = (context: Context<{ type: string, by?: string, [key: string]: any }[]>, asked: { readonly next: any; readonly step: string; readonly entity: string }) => { type: string, by?: string, [key: string]: any }[];

// Steps in scripts: the functions of a step, and the function that receives an answer

/** Question: Which player decides? '' if there is nothing to decide. */
type StepDecider = (context: Context<string>, asked: { readonly entity: string; readonly answer: string; readonly amount: number }) => string;

/** Question: What are the possible answers? */
type StepChoices = (context: Context<PossibleAnswer[]>, asked: { readonly entity: string; readonly answer: string; readonly amount: number }) => PossibleAnswer[];

/** Event: A choice was made. */
type StepTaken = (context: Context<Effect[]>, asked: { readonly entity: string; readonly answer: string; readonly amount: number }) => Told;

/** Question: What is the player asked? The name of the step without this function. */
type StepQuestion = (context: Context<string>, asked: { readonly entity: string; readonly answer: string; readonly amount: number }) => string;

/** Question: What do players read for this answer? The answer itself without this function. */
type StepLabel = (context: Context<string>, asked: { readonly entity: string; readonly answer: string; readonly amount: number }) => string;

/** Question: Which hexes does this answer concern? The board frames them. */
type StepHexes = (context: Context<string[]>, asked: { readonly entity: string; readonly answer: string; readonly amount: number }) => string[];

/** Question: Why is the step, or this answer, not offered now? '' for no particular reason. */
type StepReason = (context: Context<string>, asked: { readonly entity: string; readonly answer: string; readonly amount: number }) => string;

/** Question: What is this answer worth to the player who decides, in money? Bots take the best. */
type StepWorth = (context: Context<number>, asked: { readonly entity: string; readonly answer: string; readonly amount: number }) => number;

/** Event: A player has answered a question asked by an effect, or the effect 'then' goes on. */
type Answered = (context: Context<Effect[]>, asked: { readonly data: any; readonly answer: string; readonly amount: number }) => Told;

/** Question: What do players read for this answer? The answer itself without this function. */
type AnsweredLabel = (context: Context<string>, asked: { readonly data: any; readonly answer: string; readonly amount: number }) => string;

/** Question: Which hexes does this answer concern? The board frames them. */
type AnsweredHexes = (context: Context<string[]>, asked: { readonly data: any; readonly answer: string; readonly amount: number }) => string[];

/** Question: What is this answer worth to the player who decides, in money? Bots take the best. */
type AnsweredWorth = (context: Context<number>, asked: { readonly data: any; readonly answer: string; readonly amount: number }) => number;
