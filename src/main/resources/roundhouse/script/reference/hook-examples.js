// An example for each hook, as the reference shows it. The tests run all of them.

export const nextRound = ({ state, standard }) => (state.flag("exchange closed") ? "operating" : standard());

export function operatingOrder({ state, standard }) {
  const runs = (id) => state.companies[id].trains.length > 0;
  return [...standard().filter(runs), ...standard().filter((id) => !runs(id))];
}

export const mayDoStep = ({ state, standard }, { step, entity }) =>
  step === "place-marker" && state.phase === "1" ? `${entity} builds no stations in phase 1` : standard();

export const mayAct = ({ state, standard }, { by, step, action, values }) => {
  if (action === "pass" && step === "buy-trains" && state.phase === "3") return `${by} must buy a train`;
  return action === "dividend" && values.kind === "half" ? "nobody pays half" : standard();
};

export const waives = ({ state }, { entity, step }) =>
  step === "lay-track" ? [{ rule: "color", hexes: [state.companies[entity].home] }] : [];

export const roundStarted = ({ state, effects }, { round }) =>
  round === "operating" ? state.players.map((player) => effects.pay("bank", player, 5)) : [];

export const roundEnded = ({ state, effects }, { round }) =>
  state.set === 9 && round === "stock" ? effects.endGame("time-up", "this-set") : [];

export const turnStarted = ({ effects }, { kind, entity }) =>
  kind === "operating" ? effects.log(`${entity} begins its turn`) : [];

export const turnEnded = ({ effects }, { company }) =>
  company.operated && company.trains.length === 0 ? effects.movePrice(company, "left") : [];

export const betweenTurns = ({ state, effects }, { round }) =>
  round === "operating" && !state.flag("opened") ? [effects.setFlag("opened", true), effects.log("the first train leaves")] : [];

export const certificates = ({ state, standard }, { player }) =>
  standard() - Object.values(state.companies).filter((company) => company.ceased && player.held(company) > 0).length;

export const certificateLimit = ({ state, standard }) => (state.phase === "3" ? standard() + 1 : standard());

export const mayStart = ({ state, standard }, { company }) =>
  company.bankrupt && state.phase === "1" ? `${company.id} cannot start again in phase 1` : standard();

export const parPrices = ({ standard }, { company }) => standard().filter((price) => !company.bankrupt || price <= 90);

export const mayBuyShare = ({ standard }, { player, company, from }) =>
  from === "pool" && company.president === player.id ? "a president may buy only from the offering" : standard();

export const maySellShares = ({ state, standard }) => (state.set === 1 ? "no shares may be sold in the first stock round" : standard());

export const saleProceeds = ({ standard }, { company }) =>
  company.trains.length > 0 ? standard() : Math.floor(standard() / 2);

export const mayProtectPrice = ({ state, standard }, { company }) =>
  state.phase === "1" && company.price > 200 ? `the price of ${company.id} is not protected in phase 1` : standard();

export const protectionCost = ({ standard }, { company }) => standard() + (company.loans > 0 ? 10 : 0);

export const priceProtected = ({ effects }, { player, company }) =>
  effects.log(`${player.id} stands by ${company.id} at ${company.price}`);

export const saleMove = ({ standard }, { player, company }) =>
  company.president === player.id ? standard() + 1 : standard();

export const dividendMove = ({ standard }, { company, perShare }) =>
  perShare * 2 >= company.price ? "right 2" : standard();

export const floats = (context, { company }) => company.started && company.inOffering <= 60;

export const capital = ({ standard }, { company }) => (company.layer === 1 ? standard() : company.par * 5);

export const worth = ({ state, standard }, { player }) => standard() - 50 * (state.flag("loans", player) || 0);

export const companyStarted = ({ effects }, { company }) => [
  effects.log(`${company.president} pays the surveyors of ${company.id}`),
  effects.setFlag("surveyed", true, company),
];

export const companyFloated = ({ title, effects }, { company }) => effects.pay("bank", company, title.data.bonus);

export const beforeSharePurchase = ({ effects }, { player, company, from }) =>
  from === "pool" && company.inPool === 10 ? effects.log(`${player.id} asks for the last share of ${company.id} in the pool`) : [];

export const shareBought = ({ effects }, { player, company, from }) =>
  from === "ipo" ? effects.log(`${player.id} believes in ${company.id}`) : [];

export const wentBankrupt = ({ effects }, { company }) => effects.setFlag("bankruptcies", (company.flag("bankruptcies") || 0) + 1, company);

export const interestUnpaid = ({ effects }, { company }) => effects.closeCompany(company, { trains: "pool" });

export const companyClosed = ({ effects }, { company }) => effects.log(`${company.id} has closed`);

export const bankCanBreak = ({ state, standard }) => (state.phase === "1" ? false : standard());

export const phaseStarted = ({ state, effects }, { phase }) =>
  phase === "3" ? Object.values(state.privates).filter((one) => !one.closed).map((one) => effects.closePrivate(one)) : [];

export const privateIncome = ({ state, standard }) => (state.phase === "1" ? standard() : 2 * standard());

export const privateWorth = ({ state, standard }, { owned }) => (state.phase === "1" ? standard() : owned.price / 2);

export const maySellPrivate = ({ standard }, { owned }) => (owned.price > 100 ? `${owned.id} is too expensive for the bank` : standard());

export const mayBuyPrivate = ({ state, standard }, { wanted }) =>
  state.set < 2 && wanted.id === "ferry" ? "the ferry is for sale from the second stock round on" : standard();

export const mayExchangePrivate = ({ state, standard }) => (state.set === 1 ? "no private may be exchanged in the first stock round" : standard());

export const mayClosePrivate = (context, { owned }) => owned.income === 0 || `${owned.id} still pays income`;

export const privateBought = ({ effects }, { player, bought }) => effects.log(`${player.id} now receives ${bought.income} a round`);

export const privateSold = ({ effects }, { company, bought }) => effects.log(`${company.id} now receives ${bought.income} a round`);

export const privateClosed = ({ effects }, { player, closed }) => effects.pay("bank", player, Math.floor(closed.price / 2));

export const tileCost = ({ state, standard }, { hex }) => (hex.terrain === "hill" && state.phase !== "1" ? 0 : standard());

export const mayLayTrack = ({ standard }, { company }) =>
  company.inReceivership ? `${company.id} is in receivership and may not lay track` : standard();

export const trackMeans = ({ standard }, { company }) =>
  company.operated ? standard() : { money: Math.min(40, company.cash), allows: ["lay lay"] };

export const mayLayTile = ({ standard }, { company, hex, tile }) =>
  hex.id === "B4" && tile.city ? `${company.id} cannot build a station at ${hex.id}` : standard();

export const tileLaid = ({ effects }, { company, hex, privateCompany }) =>
  privateCompany === "" && hex.cost > 0 ? effects.pay("bank", company, 10) : [];

export const mayBuildHome = ({ state, standard }) => (state.phase === "4" ? "nothing is built any more" : standard());

export const mayPlaceMarkers = ({ standard }, { company }) => (company.operated ? standard() : "not in the first turn");

export const mayPlaceMarker = ({ standard }, { hex }) => (hex.id === "B8" ? "the town does not want a railway" : standard());

export const keptSpaces = ({ state, standard }, { company, hex }) =>
  hex.id === "B8" && company.kind !== "state" && state.phase === "2" ? standard() + 1 : standard();

export const takesSpace = ({ standard }, { hex, when }) => hex.id === "B8" && when === "upgraded" ? true : standard();

export const mayUseClaim = ({ standard }, { company, owned }) => (company.operated ? standard() : `${owned.id} helps later`);

export const markerCost = ({ standard }, { hex }) => (hex.name === "Corby" ? standard() + 20 : standard());

export const markerPlaced = ({ effects }, { company, hex }) => effects.setFlag(`station at ${hex.id}`, true, company);

export const runningTrains = ({ standard }, { company }) =>
  company.operated || company.trains.length > 0 ? standard() : [{ id: "loan", type: "2", cities: 2, towns: 0, leased: true }];

export const stopRevenue = ({ standard }, { company, stop }) => (stop.hex === company.home ? standard() + 10 : standard());

export const stopSubsidy = ({ standard }, { train, stop }) => (stop.kind === "town" && !train.leased ? 5 : standard());

export const endRevenue = ({ standard }, { company, stop }) => (stop.hex === company.home ? standard() + 10 : standard());

export const haltsCount = ({ state }) => state.phase !== "3";

export const runRules = ({ state, title, standard }, { company }) => ({
  rules: [...standard().rules, { calls: company.home, adds: 10, forEach: "own" }],
  run: [{ calls: "2 cities", adds: 20 }],
  runs: [{ calls: company.home, adds: 15 }],
  data: { far: title.data.bonus, home: company.home },
});

export function run({ title }, { run, data }) {
  if (run.calls.length > 1 && run.calls.every((stop) => stop.kind === "town")) return "a run needs a city";
  return run.hexes.length > 6 && run.calls.filter((stop) => stop.kind === "city").length > 1 ? 20 : true;
}

export const runs = ({ title }, { runs, data }) =>
  runs.filter((run) => run.calls.some((stop) => stop.hex === data.home)).length > 1 ? 30 : true;

export function runIncome({ standard }, { trains }) {
  const { revenue, subsidy } = standard();
  return trains.some((train) => train.leased) ? { revenue: Math.floor(revenue / 2), subsidy } : { revenue, subsidy };
}

export const dividendKinds = ({ standard }, { company }) => (company.trains.length === 0 ? ["withhold"] : standard());

export function afterRun({ effects }, { company, runs }) {
  if (company.flag("connected") || !runs.connect(company.home, "A5")) return [];
  return [effects.pay("bank", company, 50), effects.setFlag("connected", true, company)];
}

export const afterDividend = ({ effects }, { company, kind, revenue }) =>
  kind === "withhold" && revenue > 0 ? effects.log(`The shareholders of ${company.id} grumble`) : [];

export const trainLimit = ({ standard }, { company }) => (company.operated ? standard() : standard() + 1);

export const mayBuyTrain = ({ standard }, { company, from }) =>
  from !== "bank" && company.trains.length === 0 ? "the first train must come from the bank" : standard();

export const trainPrice = ({ standard }, { company, train }) =>
  company.inReceivership && train.cities > 2 ? Math.floor(standard() / 2) : standard();

export const mustBuyTrain = ({ standard }, { company }) => !company.inReceivership && standard();

export const trainBought = ({ effects }, { company, train, from, price }) =>
  from === "bank" && price > 200 ? effects.log(`${company.id} shows its new ${train.type}-train`) : [];

export const recorded = ({ standard }, { action, step }) =>
  action.type === "take_loan" ? [{ type: "choose", question: "borrow", answer: "1" }]
    : step === "claim" ? [{ type: "choose", question: "claim", answer: "none" }, ...standard()] : standard();

export const unrecorded = ({ standard }, { next, step, entity }) =>
  step === "claim" && next.type !== "choose" ? [{ type: "choose", by: entity, question: "claim", answer: "none" }] : standard();

export const playerTurnEnded = ({ state, effects }, { player }) =>
  player.cash === 0 ? effects.log(`${player.id} has no money left in phase ${state.phase}`) : [];

export const sharesSold = ({ effects }, { player, company, percent }) =>
  percent > 20 ? effects.setFlag(`dumped ${company.id}`, true, player) : [];

export const presidentChanged = ({ effects }, { company }) =>
  company.president ? effects.pay("bank", company.president, 5) : effects.setFlag("left alone", true, company);

export const priceMoved = ({ effects }, { company, from, to }) =>
  from < 100 && to >= 100 ? effects.pay("bank", company, 20) : [];

export const loanTaken = ({ effects }, { company }) => effects.log(`${company.id} is in debt`);

export const playerBankrupt = ({ state, effects }, { player }) =>
  effects.log(`${player.id} is the first of ${state.players.length} to leave`);

export const privateEnded = ({ effects }, { closed }) => effects.log(`Nobody hears of ${closed.id} again`);

export const trainsRusted = ({ effects }, { type }) => effects.setFlag(`${type}-trains`, "rusted");

export const trainsLost = ({ effects }, { company, count }) => effects.pay("bank", company, 10 * count);

export const trainDiscarded = ({ effects }, { company }) => effects.pay("bank", company, 10);

export const playerOrder = ({ state, standard }, { round }) =>
  round === "stock" && state.set > 1 ? [...standard()].reverse() : standard();
