/// <reference path="../roundhouse.d.ts" />

// A minor lays yellow track only: two tiles in its first turn, one in each later turn. A company lays or upgrades one.
const LAID = "tiles-laid";

const tiles = (company) => (company.kind === "minor" && !company.operated ? 2 : 1);

export const mayLayTrack = ({ standard }, { company }) =>
  (company.flag(LAID) || 0) >= tiles(company) ? `${company.id} has laid its track of this turn` : standard();

export const mayLayTile = ({ standard }, { company, tile }) =>
  company.kind === "minor" && tile.color !== "yellow" ? "a minor lays yellow tiles only" : standard();

export const tileLaid = ({ effects }, { company, hex }) => [
  effects.setFlag(LAID, (company.flag(LAID) || 0) + 1, company),
  ...hex.stops.flatMap((stop) => twice(stop).flatMap((id) => [effects.removeMarker(id, stop.hex, stop.index), effects.addMarkers(id, [0])])),
];

// Of two markers in cities that became one, one goes back to its company.
const twice = ({ markers }) => markers.filter((id, at) => markers.indexOf(id) < at);

export const turnEnded = ({ effects }, { company }) => (company.flag(LAID) ? effects.setFlag(LAID, false, company) : []);

// Hamburg has no space for markers.
export const mayPlaceMarker = ({ standard }, { hex }) =>
  hex.tile.color === "red" ? `${hex.name} has no space for markers` : standard();
