// Runs once in every new context, before any script. It limits the built-ins that nothing can stop
// from outside, removes what would make a replayed game differ, and freezes the rest, so that no
// script can change what another one sees. It returns a function to Java: see Realm.
(() => {
  const { apply, defineProperty, getOwnPropertyDescriptor, getPrototypeOf, ownKeys } = Reflect;
  const { isArray, prototype: arrays, from } = Array;
  const { prototype: strings } = String;
  const { freeze, prototype: objects } = Object;
  const { stringify } = JSON;
  const { call } = Function.prototype;
  const patterns = RegExp.prototype;
  const LENGTH = LIMIT_OF_ENTRIES;
  const SEARCH = LIMIT_OF_SEARCH;
  const WORDS = LIMIT_OF_WORDS;

  function within(name, length) {
    if (length <= LENGTH) return;
    throw new RangeError(`${name}: the list has ${length} entries; the limit is ${LENGTH}`);
  }

  // The built-in reads the length again, so a getter or a prototype could answer a small length here
  // and a huge one there.
  function bounded(name, list) {
    if (list === null || typeof list !== 'object' && typeof list !== 'function') return;
    if (isArray(list)) return within(name, list.length);
    const length = getOwnPropertyDescriptor(list, 'length');
    if (length === undefined && !('length' in list)) return;
    if (length === undefined || typeof length.value !== 'number') {
      if (isTyped(list)) return;
      throw new TypeError(`${name} needs an array, or an object whose length is a plain number`);
    }
    within(name, length.value);
  }

  const typed = getPrototypeOf(Uint8Array.prototype);
  const typedLength = getOwnPropertyDescriptor(typed, 'length').get;
  function isTyped(list) {
    return getPrototypeOf(getPrototypeOf(list) ?? objects) === typed && getOwnPropertyDescriptor(list, 'length') === undefined
        && apply(typedLength, list, []) <= LENGTH;
  }

  function replace(owner, key, wrapper) {
    const original = getOwnPropertyDescriptor(owner, key);
    defineProperty(wrapper, 'name', { value: original.value.name });
    defineProperty(wrapper, 'length', { value: original.value.length });
    defineProperty(owner, key, { ...original, value: wrapper });
  }

  // These take the same time on a list of any length, and scripts call them most.
  const quick = ['constructor', 'push', 'pop', 'at', Symbol.iterator];
  // These take at most two arguments and treat undefined as none: much faster than a rest parameter.
  const short = ['map', 'filter', 'forEach', 'some', 'every', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flatMap',
    'includes', 'indexOf', 'join', 'slice', 'flat', 'reverse', 'toReversed', 'keys', 'values', 'entries', 'shift'];
  for (const key of ownKeys(arrays)) {
    const method = arrays[key];
    if (typeof method !== 'function' || quick.includes(key)) continue;
    const name = `Array.prototype.${String(key)}`;
    if (short.includes(key)) {
      const run = call.bind(method);
      replace(arrays, key, { method(a, b) { if (!isArray(this) || this.length > LENGTH) bounded(name, this); return run(this, a, b); } }.method);
    } else if (key === 'sort' || key === 'toSorted') {
      replace(arrays, key, { method(order) { bounded(name, this); return apply(method, this, [order === undefined ? byText : order]); } }.method);
    } else if (key === 'concat') {
      replace(arrays, key, { method(...others) { bounded(name, this); others.forEach(other => bounded(name, other)); return apply(method, this, others); } }.method);
    } else {
      replace(arrays, key, { method(...others) { bounded(name, this); return apply(method, this, others); } }.method);
    }
  }

  // Comparing long texts is what nothing can stop; between two comparisons of a script anything can.
  function byText(one, other) {
    const a = `${one}`;
    const b = `${other}`;
    return a < b ? -1 : a > b ? 1 : 0;
  }

  replace(Array, 'from', { method(source, ...others) {
    if (source === null || source === undefined || source[Symbol.iterator] === undefined) bounded('Array.from', source);
    return apply(from, this, [source, ...others]);
  } }.method);

  replace(JSON, 'stringify', { method(value, replacer, space) {
    if (isArray(replacer)) within('JSON.stringify', replacer.length);
    return stringify(value, replacer, space);
  } }.method);

  // Searching a long text for a long text takes as many steps as the product of their lengths, without a stop.
  function searchable(name, text, sought) {
    if (text.length * sought.length <= SEARCH) return;
    throw new RangeError(`String.prototype.${name}: searching ${text.length} characters for ${sought.length} takes too long`);
  }

  for (const name of ['indexOf', 'lastIndexOf', 'includes']) {
    const method = strings[name];
    replace(strings, name, { method(sought, ...others) {
      if (this === null || this === undefined) return apply(method, this, [sought]);
      const text = `${this}`;
      if (typeof sought === 'object' && sought !== null && getPrototypeOf(sought) === patterns) return apply(method, text, [sought, ...others]);
      const part = `${sought}`;
      searchable(name, text, part);
      return apply(method, text, [part, ...others]);
    } }.method);
  }

  // These put every accent in its order, which takes as many steps as the square of their number.
  for (const name of ['normalize', 'localeCompare']) {
    const method = strings[name];
    replace(strings, name, { method(...others) {
      if (this === null || this === undefined) return apply(method, this, others);
      const text = `${this}`;
      const other = name === 'localeCompare' ? `${others[0]}` : others[0];
      for (const each of [text, `${other}`])
        if (each.length > WORDS) throw new RangeError(`String.prototype.${name}: the text has ${each.length} characters; the limit is ${WORDS}`);
      return apply(method, text, others.length === 0 ? [] : [other]);
    } }.method);
  }

  for (const [name, symbol] of [['split', Symbol.split], ['replace', Symbol.replace], ['replaceAll', Symbol.replace]]) {
    const method = strings[name];
    const byPattern = patterns[symbol];
    replace(strings, name, { method(sought, ...others) {
      if (this === null || this === undefined || sought === undefined) return apply(method, this, [sought, ...others]);
      const text = `${this}`;
      if (typeof sought === 'object' && sought !== null && getPrototypeOf(sought) === patterns) {
        if (name === 'replaceAll' && !sought.global) throw new TypeError('replaceAll needs a regular expression with the flag g');
        return apply(byPattern, sought, [text, ...others]);
      }
      const part = `${sought}`;
      searchable(name, text, part);
      return apply(method, text, [part, ...others]);
    } }.method);
  }

  defineProperty(Math, 'random', { value: function random() {
    throw new Error("Math.random would make a replayed game differ: use the hook's random, as in random.below(6)");
  } });

  // A proxy can answer differently each time; the others reveal time or memory.
  for (const name of ['Date', 'WeakRef', 'FinalizationRegistry', 'Proxy']) delete globalThis[name];

  const frozen = new WeakSet();
  // A new context waits for this: most built-ins are plain functions, whose length and name lead nowhere.
  function harden(root) {
    const waiting = [root];
    while (waiting.length > 0) {
      const thing = waiting.pop();
      if (thing === null || typeof thing !== 'object' && typeof thing !== 'function' || frozen.has(thing)) continue;
      frozen.add(thing);
      freeze(thing);
      waiting.push(getPrototypeOf(thing));
      const keys = ownKeys(thing);
      if (typeof thing === 'function' && keys.length === 2 && keys[0] === 'length' && keys[1] === 'name') continue;
      for (const key of keys) {
        const { value, get, set } = getOwnPropertyDescriptor(thing, key);
        if (get !== undefined || set !== undefined) waiting.push(get, set);
        else if (typeof value === 'object' || typeof value === 'function') waiting.push(value);
      }
    }
  }
  const hidden = [function* () {}, async function () {}, async function* () {}, [].values(), new Map().entries(),
    new Set().values(), ''[Symbol.iterator](), ''.matchAll(/x/g), [].values().map(x => x), Iterator.from({ next() {} }),
    (function* () {})(), (async function* () {})()];
  hidden.forEach(harden);
  harden(globalThis);

  const promises = Promise.prototype;
  // The kind of an object, for Java: 'plain', or its name in a problem.
  return function kind(thing) {
    const ancestor = getPrototypeOf(thing);
    if (ancestor === objects || ancestor === null) return 'plain';
    if (ancestor === promises) return 'a promise: hooks must answer without async or await';
    const name = getOwnPropertyDescriptor(ancestor, 'constructor')?.value?.name;
    return typeof name === 'string' && name !== '' && name.length < 100 ? `an object of ${name}` : 'an object with its own prototype, perhaps a generator';
  };
})();
