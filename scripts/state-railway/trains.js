/// <reference path="../roundhouse.d.ts" />
import { railway, settings } from "./markers.js";

// The state railway buys the next new trains while its money lasts, and with loans a first one, of the bank or the pool.
export const reads = { title: { "state-railway": { "buys-together": "boolean" } } };

const next = (state, company) => {
  if (company.trains.length >= company.trainLimit) return undefined;
  const [train, means] =
    company.trains.length === 0 ? [state.trainsForSale[0], company.buyingPower] : [state.newTrains[0], company.cash];
  return train?.price <= means ? train : undefined;
};

export const cheapestTrainsTaken = (scene) => bought(scene);

/** One train, whose effects come before the next; or all that the money pays for, and once that is spent no more. */
export function bought({ state, title, effects }) {
  const company = railway(state, title);
  const together = settings(title)["buys-together"];
  const train = together || company.operates ? next(state, company) : undefined;
  if (train) return [effects.buyTrain(company, train), ...(together ? [effects.then("bought")] : [])];
  return together && company.cash === 0 ? effects.endTurn() : [];
}
