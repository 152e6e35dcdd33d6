/// <reference path="../roundhouse.d.ts" />

// A company without a president only gives trains back, runs and saves. It buys the bank's cheapest train if it has none
// and can pay for it: after the dividend, or when its president goes bankrupt.
const STEPS = ["discard-trains", "run-trains", "dividend"];

function bought({ state, effects }, company) {
  const train = state.trainsForSale[0];
  const buys = company?.inReceivership && company.trains.length === 0 && train?.price <= company.cash;
  return buys ? effects.buyTrain(company, train) : [];
}

export const afterDividend = (scene, { company }) => bought(scene, company);

export const playerBankrupt = (scene) => bought(scene, scene.state.companies[scene.state.actor]);

export function mayDoStep({ state, standard }, { step, entity }) {
  const idle = state.companies[entity]?.inReceivership && !STEPS.includes(step);
  return idle ? `${entity} is in receivership` : standard();
}

export function maySellShares({ standard }, { company }) {
  return company.inReceivership ? `${company.id} is in receivership: nobody sells its shares` : standard();
}

export const dividendKinds = ({ standard }, { company }) => (company.inReceivership ? ["withhold"] : standard());
