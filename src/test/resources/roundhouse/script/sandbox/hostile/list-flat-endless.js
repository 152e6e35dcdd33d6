// expect: used more than|took longer|ran more than|Invalid
export function hook() {
  let a = [1]; for (let i = 0; i < 40; i++) a = [a, a]; return a.flat(Infinity).length;
}
