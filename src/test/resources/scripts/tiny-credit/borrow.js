/// <reference path="../../../../../scripts/roundhouse.d.ts" />

// A company owes the bank £100 at most, in tens, and borrows whenever it likes.
const debt = (company) => company.flag("debt") || 0;

export const borrowDecider = ({ state }, { entity }) => state.companies[entity].president ?? "";

export const borrowChoices = ({ state }, { entity }) =>
  debt(state.companies[entity]) < 100 ? [{ from: 10, to: 100 - debt(state.companies[entity]), step: 10 }] : [];

export const borrowTaken = ({ state, effects }, { entity, amount }) => [
  effects.pay("bank", entity, amount),
  effects.setFlag("debt", debt(state.companies[entity]) + amount, entity),
];

export const borrowReason = (_, { amount }) => (amount % 10 ? "the bank lends tens" : "");

// What the bank's next train costs more than the company has is worth a loan, and no more.
export const borrowWorth = ({ state }, { entity, amount }) => {
  const { cash, trains, trainLimit } = state.companies[entity];
  const lacks = trains.length < trainLimit && state.newTrains.length ? state.newTrains[0].price - cash : 0;
  return lacks > 0 && amount >= lacks ? 200 - amount : 0;
};
