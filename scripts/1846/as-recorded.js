/// <reference path="../roundhouse.d.ts" />

// There the price of a company in receivership that has no train falls by two spaces.
export const dividendMove = ({ standard }, { company }) =>
  company.inReceivership && company.trains.length === 0 ? "left 2" : standard();
