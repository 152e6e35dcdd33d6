export const roundStarted = ({ state, effects }, { round }) =>
  round === "stock" && state.set === 1 ? [effects.startCompany(state.players[0].id, "BLU", 0), effects.moveTrain("2", "BLU")] : [];

export const mayBuyTrain = ({ standard }, { company, train }) =>
  company.id === "BLU" && train.type === "2" ? "BLU buys no 2-train" : standard();

export const mayStart = () => true;
