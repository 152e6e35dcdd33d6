/// <reference path="../../../../../scripts/roundhouse.d.ts" />

const count = ({ state, effects }, name) => effects.setFlag(name, (state.flag(name) || 0) + 1);

export const sharesSold = (scene) => count(scene, "sales");

export const presidentChanged = (scene) => count(scene, "presidents");

export const priceMoved = (scene) => count(scene, "prices");

export const playerTurnEnded = (scene) => count(scene, "turns");

export const trainsRusted = (scene) => count(scene, "rusted");

export const trainsLost = (scene, { count: trains }) => Array.from({ length: trains }, () => scene.effects.then("lost"));

export const lost = (scene) => count(scene, "lost");

export const trainDiscarded = (scene) => count(scene, "discarded");

export const privateEnded = (scene) => count(scene, "ended");
