/// <reference path="../roundhouse.d.ts" />

// "Variant: Variable revenue for private companies": their income changes with the railways.

export const reads = {
  private: {
    "doubles-when-floated?": "company",
    "halves-when-bought?": "private",
    "adds?": { income: "number", "when-run-by": "company", to: "stop" },
  },
};

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
