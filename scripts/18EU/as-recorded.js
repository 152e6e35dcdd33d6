/// <reference path="../roundhouse.d.ts" />
import { auctionDecider } from "./auction.js";

// Answers to our questions are bids, purchases, sales and markers there.
const choose = (question, answer, more = {}) => [{ type: "choose", question, answer, ...more }];

const shareOf = (id) => id.slice(0, id.lastIndexOf("_"));

function bid(state, { minor, price }) {
  const lot = state.flag("lot");
  if (!lot) return price > 0 ? choose("auction", minor, { amount: price }) : choose("auction", `offer ${minor}`);
  return price < 100 ? choose("auction", "buy") : choose("auction", "bid", { amount: price });
}

/** Where a company has its share from: the recording says so, or it is the only place. */
function exchange(state, { entity, shares }, step) {
  const company = state.companies[shareOf(shares[0])];
  const from = company.forSale > 0 ? "ipo" : "pool";
  return choose(step === "final" ? "final" : "exchange", `${entity} ${company.id} ${from}`, { by: state.companies[entity].president });
}

export function recorded({ state, standard }, { action, step, entity }) {
  const { type } = action;
  if (step === "auction" && type === "bid") return bid(state, action);
  if (step === "auction" && type === "pass") return choose("auction", "pass");
  if (type === "buy_shares" && action.entity_type === "minor") return exchange(state, action, step);
  if (step === "final" && type === "pass") return choose("final", "close");
  if (step === "founded" && type === "place_token") return choose("founded", founder(state, action), { by: entity });
  if (step === "settled" && type === "place_token") return choose("settled", `${action.hex}.${action.index}`, { by: entity });
  if (step === "station" && (type === "pass" || type === "place_token")) return choose("station", type === "pass" ? "none" : "marker");
  if (type === "run_routes") return [...car(action), "usual"];
  if (step === "pullman" && type === "pass") return choose("pullman", "keep");
  if (step === "pullman" && type === "discard_train") return choose("pullman", "discard");
  // A company passes its own shares there before it returns trains.
  if (step === "discard-trains" && type === "pass") return [];
  return standard();
}

/** The minor in a city. */
const founder = (state, { hex, index }) =>
  state.hexes[hex].stops[index].markers.find((id) => state.companies[id].kind === "minor");

/** A Pullman car has a run of one stop there. */
const car = ({ routes }) =>
  routes.filter(({ train }) => train.startsWith("P-")).flatMap(({ hexes }) => choose("car", hexes[0]));

export function unrecorded({ state, standard }, { step }) {
  if (step === "auction" && state.flag("lot")) return choose("auction", "pass", { by: auctionDecider({ state }) });
  return step === "pullman" ? choose("pullman", "keep") : standard();
}
