/// <reference path="../roundhouse.d.ts" />

// A minor need not own a train.
export const mustBuyTrain = ({ standard }, { company }) => (company.kind === "minor" ? false : standard());
