/// <reference path="../roundhouse.d.ts" />

// What differs from the usual rules of shares and private companies.

export const reads = { title: { exchanges: { "before-floating-again": "boolean" } }, phase: { "free-trade?": "boolean" }, private: { "closes-others?": "boolean" } };

const ANY_NUMBER = 2147483647;
const HALF = 50;

const tradesFreely = (state) => state.phaseData["free-trade"];

/** From the first 8+4 train on anybody may hold any number of certificates, and sales move no price. */
export function certificateLimit({ state, standard }) {
  return tradesFreely(state) ? ANY_NUMBER : standard();
}

/** Nor do sales of a company that has not operated. */
export function saleMove({ state, standard }, { company }) {
  return company.operated && !tradesFreely(state) ? standard() : 0;
}

/** Shares in the pool do not count as sold. */
export function floats({ standard }, { company }) {
  return standard() && company.inOffering + company.inPool <= HALF;
}

export function mayExchangePrivate({ state, title, standard }, { owned }) {
  const target = state.companies[owned.exchangeFor];
  return target?.bankrupt && !title.data.exchanges["before-floating-again"] ? `${target.id} is bankrupt and has not floated again` : standard();
}

/** A company's token goes under those that lie in its space. */
export function companyFloated({ effects }, { company }) {
  return effects.movePrice(company, "under");
}

export function maySellPrivate({ state, standard }) {
  return state.set < 2 ? "privates can be sold to the bank only from stock round 2 on" : standard();
}

/** Who buys the Fishbourne Ferry Company closes the other ferries. */
export function privateBought({ state, effects }, { bought }) {
  return Object.values(state.privates)
    .filter((each) => bought.data["closes-others"] && each.id !== bought.id && !each.closed)
    .map((each) => effects.closePrivate(each));
}
