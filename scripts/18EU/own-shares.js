/// <reference path="../roundhouse.d.ts" />

// At the end of its turn a company sells shares to the pool, from its second turn on, or buys some back from there.
const HALF = 50;
const SHARE = 10;

const shares = (percent) => Array.from({ length: Math.max(0, Math.floor(percent / SHARE)) }, (_, more) => more + 1);

const options = (company) => [
  ...shares(Math.min(company.forSale, HALF - company.inPool)).map((count) => `issue ${count}`),
  ...shares(company.inPool)
    .filter((count) => count * company.price <= company.cash)
    .map((count) => `redeem ${count}`),
];

export function issueDecider({ state }, { entity }) {
  const company = state.companies[entity];
  return company.kind === "company" && company.flag("operated-before") && options(company).length > 0 ? company.president ?? "" : "";
}

export const issueChoices = ({ state }, { entity }) => ["none", ...options(state.companies[entity])];

export function issueTaken({ state, effects }, { entity, answer }) {
  const company = state.companies[entity];
  const [what, count] = answer.split(" ");
  const [percent, price] = [SHARE * Number(count), Number(count) * company.price];
  if (what === "issue")
    return [
      effects.moveShares(company, "ipo", "pool", percent),
      effects.pay("bank", company, price),
      effects.movePrice(company, `down ${count}`),
    ];
  return what === "redeem"
    ? [effects.moveShares(company, "pool", "ipo", percent), effects.pay(company, "bank", price)]
    : [];
}

export const issueQuestion = (_, { entity }) => `${entity} may sell shares to the pool or buy some back`;

export function issueLabel({ state }, { entity, answer }) {
  const [what, count] = answer.split(" ");
  const price = Number(count) * state.companies[entity].price;
  if (what === "issue") return `sell ${count} shares for ${price}`;
  return what === "redeem" ? `buy back ${count} shares for ${price}` : "neither";
}

// Bots sell as many as the next train takes, and buy back what they can spare beside it.
export function issueWorth({ state }, { entity, answer }) {
  const { cash, price, trains, trainLimit } = state.companies[entity];
  const [what, count] = answer.split(" ");
  const next = trains.length < trainLimit ? (state.trainsForSale[0]?.price ?? 0) : 0;
  if (what === "issue") return cash < next && cash + count * price >= next ? 100 - count : -count;
  return what === "redeem" && cash - count * price >= next ? Number(count) : 0;
}

export const turnEnded = ({ effects }, { kind, company }) =>
  kind === "operating" && company.kind === "company" && !company.flag("operated-before") ? effects.setFlag("operated-before", true, company) : [];
