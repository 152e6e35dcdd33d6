/// <reference path="../roundhouse.d.ts" />

// A company with a train that can run from its home to its destination gets a turn of its own, once: the connection run.
// After each turn of an operating round the company that had it is looked at first, then the others by price.
export const reads = {
  title: {
    "connection-runs": {
      "kept-price": "number",
      "takes-spaces?": ["hex"],
      "takes-spaces-left?": "boolean",
      "may-stay-idle?": "boolean",
    },
  },
};

const settings = (title) => title.data["connection-runs"];

const OPERATING = "operating";
const CONNECTION = "connection";

const homeAndDestination = (company) => [`${company.homeStop.hex}.${company.homeStop.index}`, `${company.destination}.0`];

const isThere = (company) => company.placed.some((stop) => stop.hex === company.destination);

function isConnected(state, company) {
  if (!company.destination || !company.floated || company.ceased || company.flag("connected") || company.trains.length === 0) return false;
  if (state.hexes[company.destination].stops.length === 0 || !company.homeStop) return false;
  return company.couldRun(...homeAndDestination(company));
}

export const turnEnded = ({ effects }, { kind, company }) => (kind === OPERATING ? effects.setFlag("operated-last", company.id) : []);

export const roundStarted = ({ state, effects }) => (state.flag("operated-last") ? effects.setFlag("operated-last", false) : []);

export function betweenTurns({ state, title, effects }, { round }) {
  if (round !== OPERATING) return [];
  const first = state.flag("operated-last");
  const companies = [...new Set([...(first ? [first] : []), ...state.operatingOrder])].map((id) => state.companies[id]);
  const company = companies.find((each) => isConnected(state, each));
  if (!company) return [];
  return [
    effects.setFlag("connected", true, company),
    effects.logEvent("destination-reached", { company }, "{company} is connected to its destination"),
    ...(isThere(company) ? [keep(title, effects, company)] : []),
    effects.pushTurn(CONNECTION, company),
  ];
}

const keep = (title, effects, company) => effects.addMarkers(company, [settings(title)["kept-price"]]);

// The marker is placed at the destination for nothing, or kept as an additional station marker.
export function destinationMarkerDecider({ state }, { entity }) {
  const company = state.companies[entity];
  return company.destination && !isThere(company) ? (company.president ?? "") : "";
}

export const destinationMarkerQuestion = () => "place a marker at the destination, or keep it";

export const destinationMarkerChoices = () => ["Map", "Charter"];

export const destinationMarkerLabel = ({ title }, { answer }) =>
  answer === "Map" ? "place the marker at the destination" : `keep it as a station marker for ${settings(title)["kept-price"]}`;

export const destinationMarkerHexes = ({ state }, { entity, answer }) => (answer === "Map" ? [state.companies[entity].destination] : []);

export function destinationMarkerTaken({ state, title, effects }, { entity, answer }) {
  const company = state.companies[entity];
  if (answer === "Charter") return keep(title, effects, company);
  return [
    effects.placeMarker(company, company.destination, 0, { from: "supply", at: "edge" }),
    effects.setFlag("doubles-destination", true, company),
  ];
}

export function takesSpace({ title, standard }, { hex, when }) {
  const { "takes-spaces": spaces = [], "takes-spaces-left": left = true } = settings(title);
  return (spaces.includes(hex.id) && (when !== "left" || left)) || standard();
}

// The run leads from home to destination, whose value a marker placed there doubles for runs that end there.
export function runRules({ state, title, standard }, { company }) {
  if (state.turn !== CONNECTION || state.actor !== company.id) return standard();
  return { ...standard(), between: homeAndDestination(company), idle: settings(title)["may-stay-idle"] ?? false };
}

// What the run earns moves the price only if it is paid.
export const dividendMove = ({ state, standard }, { perShare }) =>
  state.turn === CONNECTION && perShare === 0 ? "stay" : standard();

export const endRevenue = ({ standard }, { company, stop }) =>
  stop.hex === company.destination && company.flag("doubles-destination") ? standard() + stop.value : standard();
