// expect: but there is no such script; only scripts of the title can be imported
import 'file:///etc/passwd';
export function hook() { return 1; }
