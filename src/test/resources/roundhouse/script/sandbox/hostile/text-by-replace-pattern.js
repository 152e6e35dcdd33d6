// expect: Invalid string length|used more than 64 MB
export function hook() {
  return 'x'.repeat(200000).replace(/x/g, 'xxxx').length;
}
