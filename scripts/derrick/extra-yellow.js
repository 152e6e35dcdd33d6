/// <reference path="../roundhouse.d.ts" />

// In its first turn a company may lay more tiles.
export const reads = { title: { "first-turn?": ["text"] } };

export const trackMeans = ({ title, standard }, { company }) =>
  company.operated ? standard() : { ...standard(), allows: title.data["first-turn"] ?? standard().allows };
