/**
 * Runs JavaScript in a sandbox: loads scripts, calls their exports within limits, converts their
 * answers to Java, and reports problems with their location in the designer's files.
 *
 * <pre>{@code
 * Scripts scripts = Scripts.load(ScriptSource.folder("base", folder));
 * Slot floats = scripts.slot("base/rules.js", "floats").orElseThrow();
 * try (Box box = new Box(scripts); Guard guard = new Guard(box)) {
 *   var views = new Views(types);
 *   Object context = views.show(Map.of("state", state));
 *   Object answer = guard.run(() -> box.call(floats, context, views.show(Map.of("company", company))));
 * }
 * }</pre>
 */
package roundhouse.script;
