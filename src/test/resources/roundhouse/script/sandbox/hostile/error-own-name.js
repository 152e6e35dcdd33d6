// expect: threw|Error|x
export function hook() {
  const e = new Error('x'); e.name = '\u001b]0;title\u0007'; throw e;
}
