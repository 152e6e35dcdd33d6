// "Variant: Ignoring historical order of companies": any company may start once all but one of the
// started companies have operated, or when none of them has a share left to buy.

export function mayStart({ state }, { company }) {
  if (company.started) return `${company.id} has already started`;
  const started = Object.values(state.companies).filter((other) => other.started);
  const waiting = started.filter((other) => !other.operated).length;
  if (waiting <= 1 || started.every((other) => other.forSale === 0)) return true;
  return `${waiting} started companies have not operated yet, and some of their shares are still in the offering`;
}
