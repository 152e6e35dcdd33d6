// expect: the answer is a promise
export function hook({ state, random }, { company }) {
  return import('/etc/passwd');
}
