/// <reference path="../../../../../scripts/roundhouse.d.ts" />

export const reads = { title: { rent: "number", tax: "number" } };

// A company pays rent before its turn; a president who cannot add what it lacks is bankrupt.
export const turnStarted = ({ title, effects }, { kind, entity }) =>
  kind === "operating"
    ? [
        effects.owe(entity, "bank", title.data.rent, "rent", { means: ["president", "sales"] }),
        effects.setFlag("paid", true, entity),
      ]
    : [];

// A player pays a tax after each stock round, and later twice what is missing.
export const roundEnded = ({ state, title, effects }, { round }) =>
  round === "stock"
    ? state.players.map((player) =>
        effects.owe(player, "bank", title.data.tax + (state.flag("owes", player) || 0), "the tax", { means: ["sales"], then: "taxed", data: player.id }))
    : [];

export const taxed = ({ effects }, { data: player, amount }) => effects.setFlag("owes", 2 * amount || false, player);
