/// <reference path="../roundhouse.d.ts" />

// The first track in a hex with two cities leads to one of them: there stands the marker of the company that lays it; another
// company's marker stands in the other.
const WITHOUT_TRACK = 1;

export const tileLaid = ({ effects }, { company, hex, tile }) =>
  tile.color === "yellow" && tile.cities > 1
    ? hex.markers.filter((id) => id !== company.id).map((id) => effects.moveMarker(id, hex, hex, WITHOUT_TRACK))
    : [];
