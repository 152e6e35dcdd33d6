// expect: whose length is a plain number
export function hook({ state, random }, { company }) {
  return Array.prototype.indexOf.call(Object.create({ length: 1e12 }), 3);
}
