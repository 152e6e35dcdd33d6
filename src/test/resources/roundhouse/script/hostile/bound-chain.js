// expect: RangeError: Maximum call stack size exceeded
export function hook({ state, random }, { company }) {
  let f = () => 1;
  for (let i = 0; i < 50000; i++) f = f.bind(null);
  return f();
}
