/// <reference path="../roundhouse.d.ts" />

const choose = (question, answer, more = {}) => [{ type: "choose", question, answer, ...more }];

// Bids, conversions and closings are answers here.
export function recorded({ standard }, { action, step, entity }) {
  const { type } = action;
  if (step === "auction") return type === "bid" ? choose("auction", action.company, { amount: action.price }) : choose("auction", "pass");
  if (type === "choose_ability") return choose("close", action.entity, { by: entity });
  if (type === "choose") return choose("convert", action.choice.split("_")[1]);
  if (type === "convert") return choose("need", "convert");
  return standard();
}

// Half of the price is rounded down for each certificate, not for each share.
export const worth = ({ state, standard }, { player }) =>
  Object.values(state.companies).filter(({ president, price, trains }) => president === player.id && price % 2 === 1 && trains.length === 0).length + standard();
