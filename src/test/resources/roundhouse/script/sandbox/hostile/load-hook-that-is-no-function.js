// expect: this is a hook, but not a function
export const mayBuyShare = 5;
export function hook() {}
