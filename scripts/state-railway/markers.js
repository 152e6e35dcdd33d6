/// <reference path="../roundhouse.d.ts" />

// The markers of the state railway: it has one in a hex at most, keeps enough for the spaces that are kept for it, and
// takes the place of those of the companies that it takes over.
const COLORS = ["white", "yellow", "green", "brown", "gray"];

export const reads = { title: { "state-railway": { keeps: { "*": "text" }, places: "'in-its-turn' | 'at-once'" } } };

export const settings = (title) => title.data["state-railway"];

export const railway = (state, title) => state.companies[settings(title).company];

const stands = (company, hex) => company.placed.some((stop) => stop.hex === hex);

const isFree = (stop) => stop.kind === "city" && stop.markers.length < stop.spaces;

/** Whether it may now place its marker in a hex that is kept for it. */
const isDue = (state, title, hex) => COLORS.indexOf(state.hexes[hex].tile.color) >= COLORS.indexOf(settings(title).keeps[hex]);

/** The markers that are due: in the city of its home, or the last one with a space. */
function due({ state, title, effects }) {
  const company = railway(state, title);
  return Object.keys(settings(title).keeps)
    .filter((hex) => isDue(state, title, hex) && !stands(company, hex))
    .flatMap((hex) => {
      const home = company.homeStop?.hex === hex && isFree(company.homeStop) ? [company.homeStop] : [];
      return [...home, ...state.hexes[hex].stops.filter(isFree).reverse()].slice(0, 1);
    })
    .slice(0, company.closed ? 0 : company.markers.length)
    .map((city) => effects.placeMarker(company, city.hex, city.index));
}

export const keptMarkersTaken = (scene) => due(scene);

const dueAtOnce = (scene) => (settings(scene.title).places === "at-once" ? due(scene) : []);

export const roundStarted = dueAtOnce;

export const tileLaid = dueAtOnce;

export function keptSpaces({ state, title, standard }, { company, hex }) {
  if (!(hex.id in settings(title).keeps) || !isDue(state, title, hex.id)) return standard();
  const owner = railway(state, title);
  return company.id === owner.id || stands(owner, hex.id) ? standard() : standard() + 1;
}

/** Its markers take the place of those of a company, first of those in the cities that are worth most; the others go. */
export function takeMarkers({ state, title, effects }, taken) {
  const { keeps } = settings(title);
  const owner = railway(state, title);
  const its = owner.placed.map((stop) => stop.hex);
  let left = owner.markers.length;
  return [...taken.placed]
    .sort((one, other) => other.value - one.value)
    .map(({ hex, index }) => {
      const waiting = Object.keys(keeps).filter((kept) => !its.includes(kept)).length;
      if (its.includes(hex) || left <= (hex in keeps ? 0 : waiting)) return effects.removeMarker(taken, hex, index);
      left -= 1;
      its.push(hex);
      return effects.replaceMarker(taken, hex, owner, { city: index });
    });
}
