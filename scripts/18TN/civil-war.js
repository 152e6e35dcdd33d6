/// <reference path="../roundhouse.d.ts" />

// The Civil War: in its next turn, each company with a train loses what one train earns, the least; a train that stays idle
// earns nothing. The price of a company with a single train stays.
export const reads = { phase: { "civil-war?": "boolean" } };

const AT_WAR = "civil-war";

export const phaseStarted = ({ state, effects }) =>
  state.phaseData?.["civil-war"]
    ? Object.values(state.companies)
        .filter((each) => each.trains.length > 0)
        .map((each) => effects.setFlag(AT_WAR, true, each))
    : [];

// The best runs are those of all trains but the shortest, for which the others can run: the search counts nothing for it.
export function stopRevenue({ standard }, { company, train }) {
  if (!company.flag(AT_WAR)) return standard();
  const shortest = company.trains.reduce((least, each) => (each.cities < least.cities ? each : least));
  return train.id === shortest.id ? 0 : standard();
}

function earned(state, calls) {
  const stops = calls.map((call) => call.split("."));
  return stops.reduce((sum, [hex, index]) => sum + state.hexes[hex].stops[index].value, 0);
}

export function runIncome({ state, standard }, { company, runs }) {
  if (!company.flag(AT_WAR)) return standard();
  const each = runs.calls.map((calls) => earned(state, calls));
  const lost = each.length > 0 && each.length === company.trains.length ? Math.min(...each) : 0;
  return { revenue: each.reduce((sum, one) => sum + one, 0) - lost, subsidy: 0 };
}

export const dividendMove = ({ standard }, { company }) =>
  company.flag(AT_WAR) && company.trains.length === 1 ? "stay" : standard();

export const afterDividend = ({ effects }, { company }) =>
  company.flag(AT_WAR) ? effects.setFlag(AT_WAR, false, company) : [];
