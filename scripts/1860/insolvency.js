// "Insolvency" and "Companies In Receivership".
// A company that has a route but ends its turn without a train is insolvent until it buys one.
// It leases the bank's cheapest train, keeps its income, lays only track that is free, and must buy
// a train as soon as it can.

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
  if (insolvent(company) && title.data.leasing.until === "a train is bought") return [effects.setFlag("insolvent", false, company), effects.logEvent("company-solvent", { company }, "{company} is solvent again")];
}

export function mustBuyTrain({ standard }, { company }) {
  return (insolvent(company) && company.trains.length === 0) || standard();
}

// What a leased train pays: a fixed sum and more for each call. Options: a share of the revenue, or a
// sum for each city that the train could call at.
const by = (title, way) => title.data.leasing.by === way;

/** A company that cannot afford the cheapest train leases it. Unless revenue pays, only cities count. */
export function runningTrains({ state, title, standard }, { company }) {
  if (!insolvent(company) || company.trains.length > 0) return standard();
  const eachCall = by(title, "calls") ? title.data.leasing["each-call"] : 0;
  return state.trainsForSale
    .slice(0, 1)
    .filter(({ price }) => company.cash < price)
    .map(({ id, type, cities, towns }) => ({ id, type, cities, towns: by(title, "revenue") ? towns : 0, leased: true, eachCall }));
}

export function runIncome({ title, standard }, { trains, runs }) {
  const { revenue, subsidy } = standard();
  if (runs.count === 0 || !trains.some((train) => train.leased)) return { revenue, subsidy };
  const { pays, percent, "each-call": eachCall, "rounded-up-to": step } = title.data.leasing;
  if (by(title, "calls")) return { revenue: revenue + pays, subsidy };
  if (by(title, "train")) return { revenue: pays + eachCall * trains[0].cities, subsidy: 0 };
  return { revenue: Math.ceil((revenue * percent) / 100 / step) * step, subsidy };
}

export function dividendKinds({ standard }, { company }) {
  return insolvent(company) ? ["withhold"] : standard();
}

export function mayPlaceMarkers({ standard }, { company }) {
  return insolvent(company) ? `${company.id} is insolvent and may not build bases` : standard();
}

/** It may lay only yellow track that is free. */
export function trackMeans({ standard }, { company }) {
  return insolvent(company) ? { money: 0, upgrades: false } : standard();
}
