// expect: is an object
export function hook() {
  return Object.create({ get x() { for (;;); } });
}
