/// <reference path="../roundhouse.d.ts" />

// A company without a president neither builds nor buys; it only runs, and saves for a train.
const idle = (company) => company.inReceivership && `${company.id} is in receivership`;

export const mayLayTrack = ({ standard }, { company }) => idle(company) || standard();

export const mayPlaceMarkers = ({ standard }, { company }) => idle(company) || standard();
