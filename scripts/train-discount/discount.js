/// <reference path="../roundhouse.d.ts" />

// Once, a company that owns the private says that it uses it, and pays less for a new train, now or in a later turn. The
// design has the step 'script: { name: discount, waits: no, again: yes }' before the trains, and an amount or a percentage
// in the data of the private. Companies use several such privates one after the other.
export const reads = {
  private: { "train-discount?": { "amount?": "number", "percent?": "number", trains: ["train"], "closes?": "boolean" } },
};

const USED = "discount-used";

const terms = (owned) => owned.data["train-discount"];

const discounts = (state, company) =>
  Object.values(state.privates).find(
    (each) => each.owner === company?.id && each.data?.["train-discount"] && each.flag(USED) !== "once",
  );

const applies = (owned, train) => owned?.flag(USED) === "now" && terms(owned).trains.map(String).includes(train.type);

export const discountDecider = ({ state }, { entity }) => {
  const owned = discounts(state, state.companies[entity]);
  return owned && !owned.flag(USED) ? state.companies[entity].president : "";
};

export const discountChoices = () => ["discount"];

export const discountTaken = ({ state, effects }, { entity }) =>
  effects.setFlag(USED, "now", discounts(state, state.companies[entity]));

export const trainPrice = ({ state, standard }, { company, train }) => {
  const owned = discounts(state, company);
  if (!applies(owned, train)) return standard();
  const { amount = 0, percent = 0 } = terms(owned);
  return Math.max(0, standard() - amount - Math.floor((standard() * percent) / 100));
};

export const trainBought = ({ state, effects }, { company, train, from }) => {
  const owned = discounts(state, company);
  if (from !== "bank" || !applies(owned, train)) return [];
  return terms(owned).closes ? effects.closePrivate(owned) : effects.setFlag(USED, "once", owned);
};

// Recorded games have such a purchase as one of the private.
export const recorded = ({ state, standard }, { action, entity }) =>
  action.type === "buy_train" && state.privates[action.entity]?.data?.["train-discount"]
    ? [
        { type: "choose", by: entity, question: "discount", answer: "discount" },
        { type: "buy-train", by: entity, train: action.train, from: "bank", price: action.price },
      ]
    : standard();
