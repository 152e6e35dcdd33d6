// expect: etc/passwd
import 'file:///etc/passwd';
export function hook() { return 1; }
