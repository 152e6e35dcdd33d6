/// <reference path="../roundhouse.d.ts" />

// There the Atlantic Coast Line's home marker stands in Jacksonville from the start.
export const roundStarted = ({ state, effects }, { round }) =>
  round === "opening" ? effects.placeMarker("ACL", state.companies.ACL.home, 0) : [];

export const mayBuildHome = ({ standard }, { company }) =>
  company.placed.length > 0 ? `${company.id} has its home marker` : standard();
