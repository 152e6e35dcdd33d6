/// <reference path="../roundhouse.d.ts" />

// Bids are answers here, and a company is asked about its own shares at the end of each turn.
const NEITHER = [{ type: "choose", question: "issue", answer: "none" }];

export function recorded({ standard }, { action, step }) {
  if (step === "auction" && action.type === "bid")
    return [{ type: "choose", question: "auction", answer: action.company, amount: action.price }];
  return step === "issue" && action.type === "pass" ? NEITHER : standard();
}

export const unrecorded = ({ standard }, { step }) => (step === "issue" ? NEITHER : standard());
