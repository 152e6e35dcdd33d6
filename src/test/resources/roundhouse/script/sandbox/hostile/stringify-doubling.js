// expect: Invalid string length|used more than|took longer
export function hook() {
  let a = {}; for (let i = 0; i < 40; i++) a = { x: a, y: a }; return JSON.stringify(a).length;
}
