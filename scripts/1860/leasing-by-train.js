/// <reference path="../roundhouse.d.ts" />

// Simplified insolvency: a leased train that can run pays by its type, wherever it runs.

export const reads = { title: { leasing: { pays: "number", "each-city": "number" } } };

export function runIncome({ title, standard }, { trains, runs }) {
  if (runs.count === 0 || !trains.some((train) => train.leased)) return standard();
  const { pays, "each-city": eachCity } = title.data.leasing;
  return { revenue: pays + eachCity * trains[0].cities, subsidy: 0 };
}
