/// <reference path="../roundhouse.d.ts" />
import { loosePullman } from "./pullman.js";
export { loosePullman };

// A player exchanges a minor for a share of a company that its track reaches, or that has a marker in the same hex, until
// the company has operated, and once more in the final exchange. For a share of its own the company gets all that the minor
// has, and its space; for one of the pool the bank does.
const SHARE = 10;

const minors = (state) =>
  Object.values(state.companies).filter((minor) => minor.kind === "minor" && minor.placed.length > 0 && !minor.closed);

const ofPlayer = (state, player) => minors(state).filter((minor) => minor.president === player);

function reached(state, minor) {
  const [home] = minor.placed;
  const there = [...minor.network.stops.flatMap((stop) => stop.markers), ...state.hexes[home.hex].markers];
  return Object.values(state.companies).filter((company) => company.kind === "company" && company.started && there.includes(company.id));
}

/** From where a share of a company comes: "6 RPR ipo" or "6 RPR pool". */
const offered = (minor, company) => (company.forSale >= SHARE ? [`${minor.id} ${company.id} ipo`] : []);
const pooled = (minor, company) => (company.inPool >= SHARE ? [`${minor.id} ${company.id} pool`] : []);

const exchanges = (state, player) =>
  ofPlayer(state, player).flatMap((minor) =>
    reached(state, minor)
      .filter((company) => !company.operated)
      .flatMap((company) => [...offered(minor, company), ...pooled(minor, company)]),
  );

/** Shares of the pool are given only where the offering has none left. */
const lastShare = (minor, company) => [...offered(minor, company), ...pooled(minor, company)].slice(0, 1);

/** What a minor has goes to a company, or to the bank and its pool. */
export const assets = (effects, minor, company) => [
  effects.pay(minor, company?.id ?? "bank", minor.cash),
  ...minor.trains.map((train) => effects.moveTrain(train, company?.id ?? "pool")),
  ...(company ? [effects.then("loosePullman", company.id)] : []),
];

const exchanged = (state, effects, player, answer, then) => {
  const [id, other, from] = answer.split(" ");
  const [minor, company] = [state.companies[id], state.companies[other]];
  const share = [
    effects.logEvent("minor-exchanged", { player, minor: id, company: other }, "{player} exchanges the minor {minor} for a share of {company}"),
    effects.moveShares(company, from, player, SHARE),
  ];
  if (from === "pool") return [...share, ...assets(effects, minor), effects.closeCompany(minor), ...then];
  // Its station comes after trains that the company has to return.
  const has = company.markers.length === 0 || minor.placed[0].markers.includes(other);
  const station = has ? [] : [effects.setFlag(MINOR, id, company), effects.pushTurn("station", company)];
  return [...share, ...station, ...assets(effects, minor, company), ...(has ? [effects.closeCompany(minor)] : []), ...then];
};

// A company may put a marker into the space of a minor, unless it has one in that city.
const MINOR = "minor";

export const stationDecider = ({ state }, { entity }) =>
  state.companies[entity].flag(MINOR) ? state.companies[entity].president : "";

export const stationChoices = () => ["marker", "none"];

export function stationTaken({ state, effects }, { entity, answer }) {
  const company = state.companies[entity];
  const minor = state.companies[company.flag(MINOR)];
  const [home] = minor.placed;
  const marker = [
    effects.setFlag("space", home.hex),
    effects.placeMarker(company, home.hex, home.index),
    effects.setFlag("space", false),
  ];
  return [effects.setFlag(MINOR, false, company), effects.closeCompany(minor), ...(answer === "marker" ? marker : [])];
}

export const stationQuestion = ({ state }, { entity }) =>
  `${entity} may take over the station of ${state.companies[entity].flag(MINOR)}`;

export const stationHexes = ({ state }, { entity }) =>
  state.companies[state.companies[entity].flag(MINOR)].placed.map(({ hex }) => hex);

export const stationWorth = (_, { answer }) => (answer === "marker" ? 20 : 0);

// A company may take over a second city of a hex.
export const waives = ({ state, standard }) =>
  state.flag("space") ? [...standard(), { rule: "own-marker", hexes: [state.flag("space")] }] : standard();

const player = (state, name) => state.players.find(({ id }) => id === name);

export const exchangeDecider = ({ state }, { entity }) =>
  !state.flag(DONE, player(state, entity)) && exchanges(state, entity).length > 0 ? entity : "";

export const exchangeChoices = ({ state }, { entity }) => exchanges(state, entity);

export const exchangeTaken = ({ state, effects }, { entity, answer }) =>
  exchanged(state, effects, entity, answer, [effects.setFlag(DONE, true, entity)]);

// It stands for the purchase of the turn, after any sales.
const DONE = "exchanged";

export const mayDoStep = ({ state, standard }, { step, entity }) =>
  step === "stock-turn" && state.flag(DONE, player(state, entity)) ? `${entity} has exchanged a minor in this turn` : standard();

export const playerTurnEnded = ({ state, effects }, { player }) =>
  state.flag(DONE, player) ? effects.setFlag(DONE, false, player) : [];

export const exchangeQuestion = () => "Exchange a minor for a share";

const words = (answer) => {
  const [minor, company, from] = answer.split(" ");
  return `${minor} for a share of ${company}${from === "pool" ? " from the pool" : ""}`;
};

export const exchangeLabel = (_, { answer }) => words(answer);

/** A share is worth its price, the minor what it has and may earn. */
function worth(state, answer, rounds) {
  const [minor, company] = answer.split(" ");
  return state.companies[company].price - Math.max(0, state.companies[minor].revenue) * (rounds / 2);
}

export const exchangeWorth = ({ state }, { answer }) => worth(state, answer, 3);

// The final exchange: whoever bought the first 5-train begins, and each player in turn exchanges one minor. A player each of
// whose minors reaches no company, or one that has no share left, may close them instead.
const NEXT = "exchanges-next";

export const trainBought = ({ state, effects }, { company, train }) =>
  [
    ...(train.type === "5" && !state.flag("exchange-begun")
      ? [effects.setFlag("exchange-begun", true), effects.setFlag(NEXT, company.president)]
      : []),
    ...Object.keys(state.companies).map((id) => effects.then("loosePullman", id)),
  ];

export const roundStarted = ({ state, effects }, { round }) =>
  round === "stock" && state.flag(NEXT) && minors(state).length > 0 ? effects.pushTurn("finalexchange") : [];

function seatsFrom(state, name) {
  const first = state.players.findIndex(({ id }) => id === name);
  return [...state.players.slice(first), ...state.players.slice(0, first)].map(({ id }) => id);
}

export const finalDecider = ({ state }) =>
  seatsFrom(state, state.flag(NEXT)).find((player) => ofPlayer(state, player).length > 0) ?? "";

export function finalChoices({ state }) {
  const companies = ofPlayer(state, finalDecider({ state })).map((minor) => reached(state, minor).map((company) => lastShare(minor, company)));
  const mayClose = companies.every((shares) => shares.length === 0 || shares.some((share) => share.length === 0));
  return [...companies.flat(2), ...(mayClose ? ["close"] : [])];
}

export function finalTaken({ state, effects }, { answer }) {
  const player = finalDecider({ state });
  const next = effects.setFlag(NEXT, seatsFrom(state, player)[1]);
  if (answer !== "close") return exchanged(state, effects, player, answer, [next]);
  return [...ofPlayer(state, player).flatMap((minor) => [...assets(effects, minor), effects.closeCompany(minor)]), next];
}

export const finalQuestion = () => "Exchange a minor for the last time";

export const finalLabel = (_, { answer }) => (answer === "close" ? "close the minors" : words(answer));

export const finalWorth = ({ state }, { answer }) => (answer === "close" ? 0 : worth(state, answer, 0));

// Trains above the limit are returned once all minors are exchanged.
export const trainLimit = ({ state, standard }) => (state.flag(NEXT) && state.round === "stock" && minors(state).length > 0 ? 99 : standard());
