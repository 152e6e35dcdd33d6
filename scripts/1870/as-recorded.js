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
