/// <reference path="../roundhouse.d.ts" />

// A five-share company becomes a ten-share one: each share is half of what it was, and five more go to the pool, for which
// it is paid. In a stock round that is the director's turn, which may go on with a share of the company.
export const reads = { company: { "more-markers?": "number" } };

const NEED = "converted-in-need";
const STEPS = 2;
const STEPS_IN_NEED = 3;
const MORE_MARKERS = 2;
const MARKER = 50;
const NEW_SHARES = 5;

const player = (state, name) => state.players.find(({ id }) => id === name);

export const converted = (effects, company, to, steps) => [
  effects.convert(company, "ten-share", to),
  effects.addMarkers(company, Array(company.data?.["more-markers"] ?? MORE_MARKERS).fill(MARKER)),
  ...(steps > 0 ? [effects.movePrice(company, `left ${steps}`), effects.then("paid", company.id)] : []),
];

export const paid = ({ state, effects }, { data }) => effects.pay("bank", data, NEW_SHARES * state.companies[data].price);

const ACTED = "traded";
const CONVERTED = "converted";

const convertible = (state, name) =>
  state.flag(ACTED, player(state, name)) || state.flag(CONVERTED, player(state, name))
    ? []
    : Object.values(state.companies).filter(({ kind, president, operated }) => kind === "five-share" && president === name && operated);

export const convertDecider = ({ state }, { entity }) => (convertible(state, entity).length > 0 ? entity : "");

export const convertChoices = ({ state }, { entity }) => convertible(state, entity).map(({ id }) => id);

export const convertTaken = ({ state, effects }, { entity, answer }) => [
  effects.setFlag(CONVERTED, answer, entity),
  ...converted(effects, state.companies[answer], "pool", STEPS),
];

export const convertQuestion = () => "Make a company a ten-share company";

export const convertLabel = ({ state }, { answer }) => `convert ${answer} for ${NEW_SHARES * state.companies[answer].space.moved(`left ${STEPS}`).price}`;

// Bots convert where the money buys a train.
export const convertWorth = ({ state }, { answer }) => {
  const { cash, trains, trainLimit } = state.companies[answer];
  return trains.length < trainLimit && cash < (state.trainsForSale[0]?.price ?? 0) ? 20 : -1;
};

// In a turn with a conversion only shares of that company are bought, and none sold.
const only = (state, player) => state.flag(CONVERTED, player) || Object.values(state.companies).find((company) => company.flag(NEED))?.id;

const hindrance = (state, player) => only(state, player) && `${only(state, player)} has been converted in this turn`;

export function mayBuyShare({ state, standard }, { player, company, from, percent }) {
  if (only(state, player) && only(state, player) !== company.id) return hindrance(state, player);
  if (from === "ipo" && player.held(company) + percent > MOST) return `nobody buys more than ${MOST} % of ${company.id} from the offering`;
  const bought = state.flag(BOUGHT, player) || 0;
  if (bought === 0) return standard();
  return company.president === player.id && bought < MOST_A_TURN ? standard() : "only a director buys a second share";
}

const MOST = 60;
const MOST_A_TURN = 2;
const BOUGHT = "bought";

export const maySellShares = ({ state, standard }, { player }) => hindrance(state, player) || standard();

export const mayStart = ({ state, standard }, { player }) => hindrance(state, player) || standard();

export const shareBought = ({ state, effects }, { player }) => [
  effects.setFlag(ACTED, true, player),
  effects.setFlag(BOUGHT, (state.flag(BOUGHT, player) || 0) + 1, player),
];

export const companyStarted = ({ effects }, { company }) => effects.setFlag(ACTED, true, company.president);

export const sharesSold = ({ state, effects }, { player }) => (state.round === "stock" ? effects.setFlag(ACTED, true, player) : []);

export const playerTurnEnded = ({ state, effects }, { player }) => [
  ...[ACTED, BOUGHT, CONVERTED].filter((name) => state.flag(name, player)).map((name) => effects.setFlag(name, false, player)),
  ...Object.values(state.companies).filter((company) => company.flag(NEED)).map((company) => effects.setFlag(NEED, false, company)),
];

// With 6X-trains only a director's sales move the price.
export const saleMove = ({ state, standard }, { player, company }) =>
  state.phase === "6X" && company.president !== player.id ? 0 : standard();

// A company that has no train and cannot pay for one may do it in its own turn, and its director then buys a share.
const inNeed = (state, company) =>
  company.kind === "five-share" && company.trains.length === 0 && state.trainsForSale.length > 0 && company.cash < state.trainsForSale[0].price;

export const needDecider = ({ state }, { entity }) => (inNeed(state, state.companies[entity]) ? state.companies[entity].president ?? "" : "");

export const needChoices = () => ["convert"];

export const needTaken = ({ state, effects }, { entity }) => needed(effects, state.companies[entity]);

const needed = (effects, company) => [effects.setFlag(NEED, true, company), ...converted(effects, company, "pool", STEPS_IN_NEED)];

export const needQuestion = (_, { entity }) => `${entity} may become a ten-share company`;

export const needLabel = ({ state }, { entity }) =>
  `convert ${entity} for ${NEW_SHARES * state.companies[entity].space.moved(`left ${STEPS_IN_NEED}`).price}`;

export const needWorth = () => 20;

/** The director's purchase is a turn of its own. */
export const turnEnded = ({ effects }, { kind, company }) =>
  kind === "operating" && company.flag(NEED) && company.president ? effects.pushTurn("purchase", company.president) : [];
