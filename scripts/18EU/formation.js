/// <reference path="../roundhouse.d.ts" />
import { assets, loosePullman } from "./exchange.js";
export { loosePullman };

// A company starts with a minor of its president, which becomes its home and pays for a share. Once all minors are gone it
// starts in any city, and when it floats the bank pays it for all shares that are left.
const MARKERS = 100;
const SHARE = 10;

const minors = (state) =>
  Object.values(state.companies).filter((minor) => minor.kind === "minor" && minor.placed.length > 0 && !minor.closed);

const fullPhase = (state) => state.phase >= "5";

export const mayStart = ({ state, standard }, { player }) =>
  fullPhase(state) || minors(state).some((minor) => minor.president === player.id)
    ? standard()
    : `${player.id} has no minor that could become a company`;

export const companyStarted = ({ effects }, { company }) => [
  effects.pay(company, "bank", MARKERS),
  effects.then("homeless", company.id),
];

export function homeless({ state, effects }, { data }) {
  const { president } = state.companies[data];
  const own = minors(state).filter((minor) => minor.president === president).map(({ id }) => id);
  return own.length > 0
    ? effects.ask(president, `Which minor becomes ${data}?`, own, "founded", data)
    : effects.ask(president, `Where does ${data} begin?`, freeCities(state), "settled", data);
}

const freeCities = (state) =>
  Object.values(state.hexes)
    .filter((hex) => hex.tile.color !== "red" && hex.tile.city)
    .flatMap((hex) => hex.stops.filter((stop) => stop.kind === "city" && stop.markers.length < stop.spaces))
    .map((stop) => `${stop.hex}.${stop.index}`);

export function founded({ state, effects }, { data, answer }) {
  const [minor, company] = [state.companies[answer], state.companies[data]];
  const [home] = minor.placed;
  return [
    effects.moveShares(company, "ipo", company.president, SHARE),
    ...assets(effects, minor, company),
    effects.closeCompany(minor),
    effects.placeMarker(company, home.hex, home.index),
  ];
}

export const foundedHexes = ({ state }, { answer }) => state.companies[answer].placed.map(({ hex }) => hex);

export const foundedWorth = ({ state }, { answer }) => state.companies[answer].cash;

export function settled({ effects }, { data, answer }) {
  const [hex, city] = answer.split(".");
  return effects.placeMarker(data, hex, Number(city));
}

export const settledHexes = (_, { answer }) => [answer.split(".")[0]];

export function settledWorth({ state }, { answer }) {
  const [hex, city] = answer.split(".");
  return state.hexes[hex].stops[Number(city)].value;
}

export function companyFloated({ state, effects }, { company }) {
  if (company.kind !== "company" || !fullPhase(state)) return [];
  const left = company.inOffering;
  return [
    effects.moveShares(company, "ipo", "pool", left),
    effects.pay("bank", company, (left / SHARE) * company.price),
  ];
}
