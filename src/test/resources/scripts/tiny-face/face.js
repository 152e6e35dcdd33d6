/// <reference path="../../../../../scripts/roundhouse.d.ts" />

export const mayBuyTrain = ({ standard }, { train, from, price }) =>
  from !== "bank" && from !== "pool" && price !== train.price ? `the price is ${train.price}` : standard();
