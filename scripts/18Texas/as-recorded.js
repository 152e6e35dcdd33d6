/// <reference path="../roundhouse.d.ts" />

// Bids are answers here.
export const recorded = ({ standard }, { action, step }) =>
  step === "auction" && action.type === "bid"
    ? [{ type: "choose", question: "auction", answer: action.company, amount: action.price }]
    : standard();
