/// <reference path="../roundhouse.d.ts" />

// In the first phases a company buys one train of the bank in a turn.
export const reads = { phase: { "bank-trains-a-turn?": "number" } };

export const mayBuyTrain = ({ state, standard }, { company, from }) =>
  from === "bank" && company.flag("bank-trains") >= state.phaseData?.["bank-trains-a-turn"]
    ? `${company.id} has bought its train of the bank for this turn`
    : standard();

export const trainBought = ({ effects }, { company, from }) =>
  from === "bank" ? effects.setFlag("bank-trains", (company.flag("bank-trains") || 0) + 1, company) : [];

export const turnEnded = ({ effects }, { company }) =>
  company.flag("bank-trains") ? effects.setFlag("bank-trains", false, company) : [];
