/// <reference path="../roundhouse.d.ts" />

// In a turn a company buys one train of each type from the bank, new or from the pool.
const BOUGHT = "types-bought";

const ofBank = (from) => from === "bank" || from === "pool";

export const mayBuyTrain = ({ standard }, { company, train, from }) =>
  ofBank(from) && (company.flag(BOUGHT) || []).includes(train.type)
    ? `${company.id} has bought a ${train.type}-train from the bank in this turn`
    : standard();

export const trainBought = ({ effects }, { company, train, from }) =>
  ofBank(from) ? effects.setFlag(BOUGHT, [...(company.flag(BOUGHT) || []), train.type], company) : [];

export const turnEnded = ({ effects }, { company }) =>
  company.flag(BOUGHT) ? effects.setFlag(BOUGHT, false, company) : [];
