// expect: used more than|ran more than
export function hook() {
  const a = { [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }) }) }; return [...a];
}
