// expect: waits while loading: a script must not use await at its top level
await new Promise(() => {});
export function hook() { return 1; }
