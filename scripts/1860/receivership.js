// "Companies In Receivership": a company whose director's certificate lies in the pool builds nothing.

export function mayLayTrack({ standard }, { company }) {
  return company.inReceivership ? `${company.id} is in receivership and lays no track` : standard();
}

export function mayPlaceMarkers({ standard }, { company }) {
  return company.inReceivership ? `${company.id} is in receivership and builds no bases` : standard();
}
