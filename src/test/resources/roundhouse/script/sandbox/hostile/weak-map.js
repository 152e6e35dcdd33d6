// expect: used more than|ran more than
export function hook() {
  const m = new WeakMap(); const keys = []; for (;;) { const k = {}; keys.push(k); m.set(k, keys); }
}
