// expect: Proxy is not defined
export function hook({ state, random }, { company }) {
  return new Proxy({}, { ownKeys() { for (;;); }, get() { for (;;); } });
}
