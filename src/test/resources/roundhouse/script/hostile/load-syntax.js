// expect: SyntaxError
export function hook( { return 1; }
