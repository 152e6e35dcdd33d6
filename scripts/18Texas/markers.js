/// <reference path="../roundhouse.d.ts" />

// A company that floats pays a fee for its station markers, and its price rises.
export const reads = { company: { fee: "number" } };

export const companyFloated = ({ effects }, { company }) => [
  effects.movePrice(company, "up"),
  effects.pay(company, "bank", company.data.fee),
];

// Only the New Orleans Pacific lays its tile in a hex without track.
export const mayLayTile = ({ standard }, { hex, tile, privateCompany }) =>
  tile.number === "511" && hex.tile.number === "" && hex.tile.color === "white" && !privateCompany
    ? "only a private lays this tile where there is no track"
    : standard();
