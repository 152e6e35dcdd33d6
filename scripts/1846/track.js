/// <reference path="../roundhouse.d.ts" />

// Some railroads do not pay the least cost of a tile for yellow tiles in hexes of their own.
export function tileCost({ title, standard }, { company, hex, tile }) {
  const free = tile.color === "yellow" && (company.data["lays-for-nothing"] ?? []).includes(hex.id);
  return free ? standard() - title.data["least-cost"] : standard();
}
