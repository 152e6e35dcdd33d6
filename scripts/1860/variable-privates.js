// "Variant: Variable revenue for private companies": their income changes with the railways. They may
// not be sold to the bank or exchanged, but may be closed: then they pay nothing, do not count as a
// certificate, and are worth their face value at the end of the game.

export function privateIncome({ state, standard }, { owned }) {
  const { "doubles-when-floated": company, "halves-when-bought": other, adds } = owned.data;
  let income = standard();
  if (company && state.companies[company].flag("has floated")) income *= 2;
  if (adds && state.companies[adds["when-run-by"]].flag("has run for privates")) income += adds.income;
  if (other && state.flag("bought", state.privates[other])) income /= 2;
  return income;
}

export function companyFloated({ effects }, { company }) {
  return effects.setFlag("has floated", true, company);
}

export function privateBought({ effects }, { bought }) {
  return effects.setFlag("bought", true, bought);
}

/** One train has to call at both places: several that meet on the way do not count. */
export function afterRun({ state, effects }, { company, runs }) {
  const from = (call) => call.split(".")[0] === company.home;
  const runTo = (to) => runs.calls.some((calls) => calls.some(from) && calls.includes(to));
  const waits = Object.values(state.privates).some(({ data: { adds } }) => adds && adds["when-run-by"] === company.id && runTo(adds.to));
  if (waits) return effects.setFlag("has run for privates", true, company);
}

export function maySellPrivate() {
  return "private companies with variable revenue may not be sold to the bank";
}

export function mayExchangePrivate() {
  return "private companies with variable revenue may not be exchanged for shares";
}

export function mayClosePrivate() {
  return true;
}

export function closesWith() {
  return false;
}

export function privateClosed({ effects }, { player, closed }) {
  return effects.setFlag(`closed ${closed.id}`, true, player);
}

export function worth({ state, standard }, { player }) {
  const closed = Object.values(state.privates).filter(({ id }) => state.flag(`closed ${id}`, player));
  return standard() + closed.reduce((sum, { price }) => sum + price, 0);
}
