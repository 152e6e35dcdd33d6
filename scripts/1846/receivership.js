/// <reference path="../roundhouse.d.ts" />

// A company without a president only gives trains back, runs, saves, and buys a train.
const STEPS = ["discard-trains", "run-trains", "dividend", "buy-trains"];

export function mayDoStep({ state, standard }, { step, entity }) {
  const idle = state.companies[entity]?.inReceivership && !STEPS.includes(step);
  return idle ? `${entity} is in receivership` : standard();
}

export function maySellShares({ standard }, { company }) {
  return company.inReceivership ? `${company.id} is in receivership: nobody sells its shares` : standard();
}
