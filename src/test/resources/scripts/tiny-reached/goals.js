/// <reference path="../../../../../scripts/roundhouse.d.ts" />

export const reads = { title: { "for-each-hex": "number" }, company: { goal: "hex" } };

// Track of anybody may bring it; a city full of others' markers ends the way.
/** @type {TileLaid} */
export const tileLaid = ({ state, title, effects }) =>
  Object.values(state.companies)
    .filter((company) => company.floated && !company.flag("arrived") && company.network.reaches(company.data.goal))
    .flatMap((company) => [
      effects.setFlag("arrived", true, company),
      effects.pay("bank", company, title.data["for-each-hex"] * (company.network.distance(company.data.goal) ?? 0)),
    ]);
