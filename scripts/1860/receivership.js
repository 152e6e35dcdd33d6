// "Companies In Receivership": a company whose director's certificate lies in the pool builds nothing.

export function mayLayTrack({ standard }, { company }) {
  return company.inReceivership ? `${company.id} is in receivership and lays no track` : standard();
}

export function mayPlaceMarkers({ standard }, { company }) {
  return company.inReceivership ? `${company.id} is in receivership and builds no bases` : standard();
}

/** Without a director it buys the next train of the bank when it has none, and no other. */
export function mayBuyTrain({ standard }, { company, from }) {
  if (!company.inReceivership) return standard();
  if (company.trains.length > 0) return `${company.id} is in receivership and buys no more than the train it needs`;
  return ["bank", "pool"].includes(from) ? standard() : `${company.id} is in receivership and buys trains from the bank only`;
}
