// expect: Invalid string length|used more than|took longer
export function hook() {
  let a = ['x']; for (let i = 0; i < 40; i++) a = [a, a]; return String(a).length;
}
