/// <reference path="../../../../../scripts/roundhouse.d.ts" />

/** @type {Waives} */
export const waives = (_, { step }) => {
  switch (step) {
    case "lay-track":
      return [{ rule: "color", hexes: ["B8"], tiles: ["G1"] }, { rule: "connection", hexes: ["B4"] }];
    case "place-marker":
      return [{ rule: "own-marker", hexes: ["A5"] }, { rule: "markers-a-turn", hexes: ["A5"] }];
    case "stock-turn":
      return [{ rule: "treasury" }, { rule: "sold-before", companies: ["RED"] }];
    default:
      return [];
  }
};

// A company that floats keeps a share in its treasury.
export const companyFloated = ({ effects }, { company }) => effects.moveShares(company, "ipo", company, 20);
