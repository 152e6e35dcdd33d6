/// <reference path="../../../../../scripts/roundhouse.d.ts" />

export const saleMove = ({ standard }, { company, percent }) => (percent < company.share ? 0 : standard());
