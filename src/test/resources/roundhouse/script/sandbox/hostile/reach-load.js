// expect: load is not defined: use import
export function hook({ state, random }, { company }) {
  return load('/etc/passwd');
}
