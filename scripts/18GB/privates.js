/// <reference path="../roundhouse.d.ts" />

// The owner of a private closes it when that seems right. Until then it pays and blocks a hex; from then on its owner has its
// power, for companies over which the owner presides.
export const reads = { private: { blocks: "text", "at?": "hex", "adds?": "number", "marker?": "hex" } };

const CLOSED = "closed";

const isOpen = (owned) => !owned.closed && !owned.flag(CLOSED);
const ofPlayer = (state, id) => state.players.find((player) => player.id === id)?.privates ?? [];

const whoActs = (state, entity) => state.companies[entity]?.president ?? (entity in state.companies ? "" : entity);

const closable = (state, entity) =>
  state.set === 1 && state.round === "stock" ? [] : ofPlayer(state, whoActs(state, entity)).filter(isOpen);

export const closeDecider = ({ state }, { entity }) => (closable(state, entity).length > 0 ? whoActs(state, entity) : "");

export const closeChoices = ({ state }, { entity }) => closable(state, entity).map(({ id }) => id);

export const closeTaken = ({ state, effects }, { answer }) => closes(effects, state.privates[answer]);

/** It pays its income once more. */
const closes = (effects, owned) => [
  effects.setFlag(CLOSED, true, owned),
  effects.logEvent("private-retired", { player: owned.owner, id: owned.id }, "{player} closes {id}, whose power counts from now on"),
  effects.pay("bank", owned.owner, owned.income),
];

export const closeQuestion = () => "Close a private company, for its power";

export const closeHexes = ({ state }, { answer }) => [state.privates[answer].data.blocks].filter((hex) => state.hexes[hex]);

export const closeWorth = ({ state }) => (state.set > 3 ? 1 : -1);

export const privateIncome = ({ standard }, { owned }) => (isOpen(owned) ? standard() : 0);

export const privateWorth = ({ standard }, { owned }) => (isOpen(owned) ? standard() : 0);

// Privates are no certificates.
export const certificates = ({ standard }, { player }) => standard() - player.privates.length;

/** Blue tiles end all blocking; a company of the owner may lay track there before, which closes the private. */
const blocking = (state, hex) =>
  Object.values(state.privates).find((owned) => isOpen(owned) && owned.owner !== "" && owned.data.blocks === hex.id);

const BEFORE_BLUE = ["2+1", "3+1"];

export function mayLayTile({ state, standard }, { company, hex, tile, privateCompany }) {
  if (privateCompany !== "" && isOpen(state.privates[privateCompany])) return `${privateCompany} is not closed yet`;
  if (GREEN.includes(tile.number) && hex.tile.number === "" && !greenHexes(company).includes(hex.id))
    return `${company.id} lays a yellow tile in ${hex.name} first`;
  const owned = blocking(state, hex);
  return owned && owned.owner !== company.president && BEFORE_BLUE.includes(state.phase)
    ? `${owned.id} keeps ${hex.name || hex.id} until it closes`
    : standard();
}

export function tileLaid({ state, effects }, { hex }) {
  const owned = blocking(state, hex);
  return owned ? closes(effects, owned) : [];
}

// A marker by a private is placed once, and lets its company lay green track there.
const USED = "used";

export const mayUseClaim = ({ standard }, { owned }) =>
  isOpen(owned) || owned.flag(USED) ? `${owned.id} is ${isOpen(owned) ? "not closed yet" : "used up"}` : standard();

export function markerPlaced({ state, effects }, { company, hex }) {
  const owned = ofPlayer(state, company.president).find((each) => each.data.marker === hex.id && !isOpen(each) && !each.flag(USED));
  return owned ? [effects.setFlag(USED, true, owned), effects.setFlag("green", [...(company.flag("green") || []), hex.id], company)] : [];
}

const GREEN = ["G36", "G37", "G38"];
const AT_HOME = ["GER", "GSWR", "MR", "NER", "SWR"];

const greenHexes = (company) => [...(AT_HOME.includes(company.id) ? [company.home] : []), ...(company.flag("green") || [])];

// Some companies lay green track at home before its time.
export function waives({ state, standard }, { entity }) {
  const company = state.companies[entity];
  return company ? [...standard(), { rule: "color", hexes: greenHexes(company), tiles: GREEN }] : standard();
}
