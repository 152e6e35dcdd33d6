/// <reference path="../roundhouse.d.ts" />

// The Saskatchewan Central brings one more of the trains that the bank sells next. Where the first of these is still
// to come, the card of the North West Rebellion lies below both.
export function companyStarted({ state, effects }, { company }) {
  const [next] = state.trainsForSale;
  if (company.id !== "SC" || !state.privates.SC.data.brings.includes(next.type)) return [];
  return [effects.bringTrain(next.type), effects.setFlag("rebellion-below", next.id === `${next.type}-0` && next.type)];
}
