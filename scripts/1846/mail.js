/// <reference path="../roundhouse.d.ts" />

// The Mail Contract pays for every city on the way of one of its company's trains.
export function runIncome({ state, standard }, { company, runs }) {
  const { revenue, subsidy } = standard();
  const mail = Object.values(state.privates).find((each) => each.data["pays-for-each-city"] && each.owner === company.id);
  return mail ? { revenue: revenue + mail.data["pays-for-each-city"] * Math.max(0, ...runs.visits), subsidy } : { revenue, subsidy };
}
