// expect: whose length is a plain number
export function hook({ state, random }, { company }) {
  let asked = 0;
  return Array.prototype.indexOf.call({ get length() { return asked++ ? 1e12 : 0; } }, 3);
}
