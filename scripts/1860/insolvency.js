/// <reference path="../roundhouse.d.ts" />

// "Insolvency" and "Companies In Receivership".
// A company that has a route but ends its turn without a train is insolvent until it buys one.
// It leases the bank's cheapest train, keeps its income and lays only track that is free. As every company
// without a train it must buy one as soon as it can; only to be declared insolvent it needs a route.

export const reads = {
  title: { leasing: { pays: "number", "each-call": "number", "small-stations": "boolean", until: "'a train is bought' | 'the turn ends'" } },
};

const insolvent = (company) => company.flag("insolvent");
const lacksTrain = (company) => company.trains.length === 0 && company.hasRoute;

/** Declared at the end of a turn ... */
export function turnEnded({ effects }, { company }) {
  if (company.floated && lacksTrain(company) && !insolvent(company)) return declare(effects, company);
}

/** ... or, without a director, at the start of its turn. */
export function turnStarted({ state, effects }, { entity }) {
  const company = state.companies[entity];
  if (company && company.inReceivership && lacksTrain(company) && !insolvent(company)) return declare(effects, company);
}

function declare(effects, company) {
  return [effects.setFlag("insolvent", true, company), effects.logEvent("company-insolvent", { company }, "{company} is insolvent")];
}

export function trainBought({ title, effects }, { company }) {
  if (!insolvent(company) || leasing(title).until !== "a train is bought") return;
  return [effects.setFlag("insolvent", false, company), effects.logEvent("company-solvent", { company }, "{company} is solvent again")];
}

// What a leased train pays: a fixed sum and more for each call.
const leasing = (title) => title.data.leasing;

/** A company that cannot afford the cheapest train leases it. Only its allowance for large stations counts. */
export function runningTrains({ state, title, standard }, { company }) {
  if (!insolvent(company) || company.trains.length > 0) return standard();
  const { "small-stations": small, "each-call": eachCall } = leasing(title);
  return state.trainsForSale
    .slice(0, 1)
    .filter(({ price }) => company.cash < price)
    .map(({ id, type, cities, towns }) => ({ id, type, cities, towns: small ? towns : 0, leased: true, eachCall }));
}

export function runIncome({ title, standard }, { trains, runs }) {
  const { revenue, subsidy } = standard();
  const leases = runs.count > 0 && trains.some((train) => train.leased);
  return { revenue: leases ? revenue + leasing(title).pays : revenue, subsidy };
}

export function dividendKinds({ standard }, { company }) {
  return insolvent(company) ? ["withhold"] : standard();
}

export function mayPlaceMarkers({ standard }, { company }) {
  return insolvent(company) ? `${company.id} is insolvent and may not build bases` : standard();
}

/** It may lay only yellow track that is free. */
export function trackMeans({ standard }, { company }) {
  return insolvent(company) ? { money: 0, allows: standard().allows.filter((line) => !line.includes("upgrade")) } : standard();
}
