/// <reference path="../roundhouse.d.ts" />

// The company that buys the private receives a train, if it has room for it, which stays with it.
export const reads = { private: { "free-train?": { type: "train", phases: ["phase"] } } };

const TRAIN = "train";

export function privateSold({ state, effects }, { company, bought }) {
  const gift = bought.data?.["free-train"];
  return gift && gift.phases.map(String).includes(state.phase) && company.trains.length < company.trainLimit
    ? [
        effects.bringTrain(String(gift.type)),
        effects.moveTrain(String(gift.type), company),
        effects.then("mark", { company: company.id, bought: bought.id }),
      ]
    : [];
}

export const mark = ({ state, effects }, { data }) =>
  effects.setFlag(TRAIN, state.companies[data.company].trains.at(-1).id, state.privates[data.bought]);

export const mayBuyTrain = ({ state, standard }, { company, train, from }) =>
  from !== "bank" && Object.values(state.privates).some((each) => each.flag(TRAIN) === train.id)
    ? `${company.id} cannot buy the train that came with a private company`
    : standard();
