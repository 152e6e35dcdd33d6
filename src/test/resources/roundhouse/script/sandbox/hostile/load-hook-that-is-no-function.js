// expect: this is a hook, but no function
export const mayBuyShare = 5;
export function hook() {}
