// expect: RangeError: Maximum call stack size exceeded|used more than 64 MB|RangeError: Maximum call stack size exceeded
export function hook({ state, random }, { company }) {
  let f = () => 1;
  for (let i = 0; i < 500000; i++) f = f.bind(null);
  return f();
}
