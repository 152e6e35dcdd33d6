/// <reference path="../roundhouse.d.ts" />

// In the first set's first round, and before, the railroad with the lowest price operates first.
export function operatingOrder({ state, standard }) {
  if (state.set > 1 || state.number > 1) return standard();
  return [...standard()].sort((one, other) => state.companies[one].price - state.companies[other].price);
}

// The limit follows from the players and from the railroads that are in the game and have not closed. A bankruptcy alone
// leaves it; the next company that closes counts the players who are left.
export function certificateLimit({ state, title }) {
  const limits = title.data["certificate-limits"][state.flag("players-that-count") || state.players.length];
  const open = Object.values(state.companies).filter((each) => each.certificates.length > 1 && !each.closed).length;
  return limits[Math.max(open, 4)] ?? Math.max(...Object.values(limits));
}

// A railroad may get a subsidy when it floats, as many times its par price as the design says.
export function companyFloated({ effects }, { company }) {
  const times = company.data["subsidy-of-par"];
  return times ? effects.pay("bank", company, company.par * times) : [];
}

// The game ends when no railroad is left. A small railway is none.
export function companyClosed({ state, effects }, { company }) {
  if (company.certificates.length === 1) return [];
  const left = Object.values(state.companies).some((each) => each.certificates.length > 1 && !each.closed);
  const solvent = state.players.filter((player) => !state.flag("bankrupt", player)).length;
  const counted = solvent < state.players.length ? [effects.setFlag("players-that-count", solvent)] : [];
  return left ? counted : effects.endGame("all-closed", "at-once");
}

// A small railway keeps the train that it has: it buys none, and no private companies.
export function mayDoStep({ state, standard }, { step, entity }) {
  const buys = ["buy-trains", "buy-privates"].includes(step);
  return buys && state.companies[entity]?.certificates.length === 1 ? `${entity} buys neither trains nor private companies` : standard();
}

// Ten shares that pay three times a price of 165 or more move it by three spaces.
export function dividendMove({ title, standard }, { company, perShare }) {
  return company.price >= title.data["triple-from"] && 10 * perShare >= 3 * company.price ? "right 3" : standard();
}
