/// <reference path="../roundhouse.d.ts" />

// Where recorded games follow other rules than the rulebook, not just other numbers.

const owes = (company) => company.flag("insolvent");

/**
 * Shares of a company without a train are valued by certificate, so that the half of a director's is
 * not rounded down twice; and in full where they would be sold so, because it has not operated yet.
 */
export function worth({ state, standard }, { player }) {
  const trainless = Object.values(state.companies).filter(({ price, trains }) => price > 0 && trains.length === 0);
  const more = (company) => byCertificate(company, player) - (player.held(company) / 10) * Math.floor(company.price / 2);
  return trainless.reduce((sum, company) => sum + more(company), standard());
}

function byCertificate({ certificates, price, fullValue }, player) {
  const held = certificates.filter(({ holder }) => holder === player.id);
  return held.reduce((sum, { percent }) => sum + Math.floor(((percent / 10) * price) / (fullValue ? 1 : 2)), 0);
}

const canPay = (state, company) => state.trainsForSale.some(({ price }) => price <= company.cash);

/** Insolvency is lifted just before trains would run, when the company can pay for a train ... */
export function afterDividend({ state, effects }, { company, revenue }) {
  if (owes(company) && revenue === 0 && company.trains.length === 0 && canPay(state, company)) return effects.setFlag("insolvent", false, company);
}

/** ... and otherwise at the end of a turn in which the company owns a train. */
export function turnEnded({ effects }, { company }) {
  if (owes(company) && company.trains.length > 0) return effects.setFlag("insolvent", false, company);
}

/** A company with exactly the price of the next train may pass. */
export function mustBuyTrain({ state, standard }, { company }) {
  return standard() && !state.trainsForSale.some(({ price }) => price === company.cash);
}
