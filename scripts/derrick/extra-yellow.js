/// <reference path="../roundhouse.d.ts" />

// Only in its first turn may a company lay one tile more.
export const reads = { title: { "tiles-a-turn": "number" } };

const LAID = "tiles-laid";

export const tileLaid = ({ effects }, { company, privateCompany }) =>
  privateCompany === "" ? effects.setFlag(LAID, (company.flag(LAID) || 0) + 1, company) : [];

export const mayLayTile = ({ title, standard }, { company, privateCompany }) =>
  company.operated && privateCompany === "" && company.flag(LAID) === title.data["tiles-a-turn"]
    ? `${company.id} lays another tile only in its first turn`
    : standard();

export const turnEnded = ({ effects }, { company }) => (company.flag(LAID) ? effects.setFlag(LAID, false, company) : []);
