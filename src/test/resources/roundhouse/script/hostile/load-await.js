// expect: waits while loading: a script loads at once, without await at its top level
await new Promise(() => {});
export function hook() { return 1; }
