/// <reference path="../roundhouse.d.ts" />

// A company without a president neither builds nor buys; it only runs, and saves for a train.
const idle = (company) => company.inReceivership && `${company.id} is in receivership`;

export function mayLayTrack({ standard }, { company }) {
  return idle(company) || standard();
}

export function maySellShares({ standard }, { company }) {
  return company.inReceivership ? `${company.id} is in receivership: nobody sells its shares` : standard();
}

export function mayPlaceMarkers({ standard }, { company }) {
  return idle(company) || standard();
}
