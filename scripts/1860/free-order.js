// "Variant: Ignoring historical order of companies": any company may be started, once all but one of
// the others that were started have operated, or when no share of any of them is left to buy.

export function mayStart({ state }, { company }) {
  if (company.started) return `${company.id} has been started`;
  const started = Object.values(state.companies).filter((other) => other.started);
  const waiting = started.filter((other) => !other.operated).length;
  if (waiting <= 1 || started.every((other) => other.forSale === 0)) return true;
  return `${waiting} of the companies that were started have not operated, and some of their shares are left in the offering`;
}
