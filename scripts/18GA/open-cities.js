/// <reference path="../roundhouse.d.ts" />

// Nobody places a station marker in an open city, so it stays open to everybody.
export const reads = { hex: { "open-city?": "boolean" } };

export const mayPlaceMarker = ({ standard }, { hex }) =>
  hex.data?.["open-city"] ? `${hex.name} is an open city` : standard();
