/// <reference path="../../../../../scripts/roundhouse.d.ts" />

// Once a game, in any city with a space that is kept for nobody.
export const openDecider = ({ state }, { entity }) => (state.companies.NAT.placed.length > 0 ? "" : state.companies[entity].president);

export const openChoices = ({ state }) =>
  Object.values(state.hexes)
    .flatMap(({ id, stops }) => stops.map(({ index }) => `${id}.${index}`))
    .filter((stop) => state.companies.NAT.spaceIn(stop));

export const openTaken = ({ effects }, { answer }) => effects.placeMarker("NAT", answer.split(".")[0], Number(answer.split(".")[1]), { from: "supply" });
