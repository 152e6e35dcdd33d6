/// <reference path="../roundhouse.d.ts" />

// The Saskatchewan Central outlives the other private companies by a phase.
export function phaseStarted({ state, effects }, { phase }) {
  return phase === "6" && !state.privates.SC.closed ? effects.closePrivate("SC") : [];
}
