/// <reference path="../roundhouse.d.ts" />

// The North West Rebellion: yellow track in its hexes brings the company that lays it money, until the phase that is
// drawn at the start begins and takes up what is still yellow there.
export function tileLaid({ title, effects }, { company, hex, tile }) {
  const { hexes, pays } = title.data.rebellion;
  return hexes.includes(hex.id) && tile.color === "yellow" ? effects.pay("bank", company, pays) : [];
}

export function phaseStarted({ state, title, effects }, { phase }) {
  if (phase !== state.flag("rebellion")) return [];
  const gone = effects.takeUpTiles(title.data.rebellion.hexes, "yellow");
  return [effects.log("North West Rebellion: yellow tiles in its hexes are taken up"), gone];
}
