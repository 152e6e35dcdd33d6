/// <reference path="../roundhouse.d.ts" />

// "Formation of the Southern Railway": from the stock round after the last type of train appears,
// no track and no bases are built, at homes only where the design says so, and halts no longer count.

export const reads = { title: { "southern-railway": { phase: "phase", homes: "boolean" } } };

const ended = (state) => state.flag("building ended");

export function roundStarted({ state, title, effects }, { round }) {
  if (round !== "stock" || state.phase !== String(title.data["southern-railway"].phase) || ended(state)) return;
  return [effects.setFlag("building ended", true), effects.logEvent("building-ended", {}, "The Southern Railway has formed: no more track and bases are built")];
}

export function mayLayTrack({ state, standard }) {
  return ended(state) ? "the Southern Railway has formed: no more track is laid" : standard();
}

export function mayBuildHome({ state, title, standard }) {
  return ended(state) && !title.data["southern-railway"].homes ? "the Southern Railway builds no homes" : standard();
}

export function mayPlaceMarkers({ state, standard }) {
  return ended(state) ? "the Southern Railway has formed: no more bases are built" : standard();
}

export function haltsCount({ state, standard }) {
  return ended(state) ? false : standard();
}
