/// <reference path="../roundhouse.d.ts" />

// "Companies In Receivership": a company whose director's certificate is in the pool may not build.

export function mayLayTrack({ standard }, { company }) {
  return company.inReceivership ? `${company.id} is in receivership and may not lay track` : standard();
}

export function mayPlaceMarkers({ standard }, { company }) {
  return company.inReceivership ? `${company.id} is in receivership and may not build bases` : standard();
}

/** Without a director it buys the bank's next train if it has none, and no other. */
export function mayBuyTrain({ standard }, { company, from }) {
  if (!company.inReceivership) return standard();
  if (company.trains.length > 0) return `${company.id} is in receivership and may buy only the train it needs`;
  return ["bank", "pool"].includes(from) ? standard() : `${company.id} is in receivership and may buy trains only from the bank`;
}

/** It keeps its revenue. */
export function dividendKinds({ standard }, { company }) {
  return company.inReceivership ? ["withhold"] : standard();
}
