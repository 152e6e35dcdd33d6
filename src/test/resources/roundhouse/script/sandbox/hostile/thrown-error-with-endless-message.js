// expect: Error
export function hook({ state, random }, { company }) {
  throw Object.defineProperty(new Error(), "message", { get() { for (;;); } });
}
