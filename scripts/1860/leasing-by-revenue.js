/// <reference path="../roundhouse.d.ts" />

// "Original Insolvency Revenue": the leased train runs with all it has; the company keeps a part of the
// revenue and all of the subsidy.

export const reads = { title: { leasing: { percent: "number", "rounded-up-to": "number" } } };

export function runIncome({ title, standard }, { trains, revenue, subsidy }) {
  if (!trains.some((train) => train.leased)) return standard();
  const { percent, "rounded-up-to": step } = title.data.leasing;
  return { revenue: Math.ceil((revenue * percent) / 100 / step) * step, subsidy };
}
