/// <reference path="../roundhouse.d.ts" />

// Only in its first turn may a company lay a third tile.
const LAID = "tiles-laid";

export const tileLaid = ({ effects }, { company, privateCompany }) =>
  privateCompany === "" ? effects.setFlag(LAID, (company.flag(LAID) || 0) + 1, company) : [];

export const mayLayTile = ({ standard }, { company, privateCompany }) =>
  company.operated && privateCompany === "" && company.flag(LAID) === 2
    ? `${company.id} lays a third tile only in its first turn`
    : standard();

export const turnEnded = ({ effects }, { company }) => (company.flag(LAID) ? effects.setFlag(LAID, false, company) : []);
