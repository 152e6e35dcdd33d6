/// <reference path="../roundhouse.d.ts" />

// The North West Rebellion: yellow track in its hexes brings the company that lays it money. The first train of the type
// that is drawn at the start takes up what is still yellow there.
export function tileLaid({ title, effects }, { company, hex, tile }) {
  const { hexes, pays } = title.data.rebellion;
  return hexes.includes(hex.id) && tile.color === "yellow" ? effects.pay("bank", company, pays) : [];
}

export function trainBought({ state, title, effects }, { train, from }) {
  const type = state.flag("rebellion");
  const first = train.id === `${type}-0`;
  const begins = state.flag("rebellion-below") === type ? train.type === type && !first : first;
  if (from !== "bank" || !begins || state.flag("rebellion-over")) return [];
  return [
    effects.log("North West Rebellion: yellow tiles in its hexes are taken up"),
    effects.takeUpTiles(title.data.rebellion.hexes, "yellow"),
    effects.setFlag("rebellion-over", true),
  ];
}
