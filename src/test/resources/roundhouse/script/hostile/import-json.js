// expect: passwd
import data from '/etc/passwd' with { type: 'json' };
export function hook() { return 1; }
