/// <reference path="../roundhouse.d.ts" />

// In the first set's first round, and before, the railroad with the lowest price operates first.
export function operatingOrder({ state, standard }) {
  if (state.set > 1 || state.number > 1) return standard();
  return [...standard()].sort((one, other) => state.companies[one].price - state.companies[other].price);
}

// The limit follows from the players and from the railroads that are in the game and have not closed.
export function certificateLimit({ state, title, standard }) {
  const limits = title.data["certificate-limits"][state.players.length];
  const open = Object.values(state.companies).filter((each) => each.certificates.length > 1 && !each.closed).length;
  return limits[Math.max(open, 4)] ?? standard();
}

// A railroad may get a subsidy when it floats, as many times its par price as the design says.
export const companyFloated = ({ effects }, { company }) =>
  company.data["subsidy-of-par"] ? effects.pay("bank", company, company.par * company.data["subsidy-of-par"]) : [];

// A dividend of three times a price of 165 and more moves it by three spaces.
export const dividendMove = ({ title, standard }, { company, perShare }) =>
  company.price >= title.data["triple-from"] && 10 * perShare >= 3 * company.price ? "right 3" : standard();
