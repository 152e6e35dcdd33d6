// "Variant: Variable revenue for private companies": what they pay changes with the railways. They
// are not sold to the bank nor exchanged, but may be closed: then they pay nothing, count nothing,
// and are worth their face value in the end.

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
  return "private companies are not sold back to the bank when their revenue is variable";
}

export function mayExchangePrivate() {
  return "private companies are not exchanged for shares when their revenue is variable";
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
