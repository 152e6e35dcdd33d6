/// <reference path="../roundhouse.d.ts" />

// "Variant: Ignoring historical order of companies": any company may be started, once all but one of
// the others that were started have operated or have no share left in the offering. That asks of each
// company what the rulebook asks of all in one sentence and of one in the next: two a round, "unless
// at least one of them is sold out".

export function mayStart({ state }, { company }) {
  if (company.started) return `${company.id} has been started`;
  const waiting = Object.values(state.companies).filter((other) => other.started && !other.operated && other.forSale > 0);
  if (waiting.length <= 1) return true;
  return `${waiting.length} of the companies that were started have not operated, and some of their shares are left in the offering`;
}
