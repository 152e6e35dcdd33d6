/// <reference path="../roundhouse.d.ts" />

// A connection is found without an action, and a marker that can only be kept is kept without a question.
export function recorded({ standard }, { action, step }) {
  const { type, choice } = action;
  if (type === "destination_connection") return [];
  return type === "choose" && choice === "Charter" && step !== "destinationMarker" ? [] : standard();
}

// A dividend leads up beside the ledge, not over it.
export function dividendMove({ standard }, { company: { space } }) {
  const isBelow = ({ zones }) => zones.includes("below-ledge");
  return standard() === "right" && !isBelow(space) && isBelow(space.moved("right")) ? "up" : standard();
}

// Sales with which a bankruptcy ends the game move no price, so nobody protects one.
const isBankrupt = (state) => state.players.some((player) => state.flag("bankrupt", player));

export const saleMove = ({ state, standard }) => (isBankrupt(state) ? 0 : standard());

export const mayProtectPrice = ({ state, standard }) =>
  isBankrupt(state) ? "the game ends with a bankruptcy" : standard();
