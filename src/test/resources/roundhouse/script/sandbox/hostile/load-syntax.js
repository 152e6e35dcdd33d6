// expect: SyntaxError: Expected : but found 1
export function hook( { return 1; }
