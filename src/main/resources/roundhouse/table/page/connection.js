/**
 * The line to the server: views as they come, and calls that are sent again until they are
 * answered. It knows nothing of what a view holds but its version.
 */

/** The server sends an empty line each 15 seconds; a stream that is silent for longer is dead. */
const SILENCE = 40_000;

/** A stream that brings nothing in this time is held back on its way: some proxies collect. */
const FIRST = 8_000;

/** How many views are asked for before a stream is tried again. */
const POLLS = 20;

const LEAST_WAIT = 500;
const MOST_WAIT = 10_000;

/** Splits what a stream brings into whole lines; a line may come in pieces. */
export function lineSplitter(online) {
  let rest = '';
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop();
    for (const line of lines) online(line);
  };
}

/** How long to wait before the next attempt, by how many have failed. */
export function patience(failures) {
  return Math.min(MOST_WAIT, LEAST_WAIT * 2 ** Math.max(0, failures - 1));
}

/** Takes the secret off the address bar, where it would be seen and copied. */
export function secretOf(table, location, history, storage) {
  const key = 'table ' + table;
  if (location.hash.length > 1) {
    storage.setItem(key, location.hash.slice(1));
    history.replaceState(null, '', location.pathname);
  }
  return storage.getItem(key) ?? '';
}

const pause = (time) => new Promise((done) => setTimeout(done, time));

export class Connection {
  #address;
  #secret;
  #onview;
  #onstate;
  #version = '';
  #state = '';
  #ended = false;

  /**
   * @param onview gets each view
   * @param onstate gets 'connected', 'polling', 'waiting' or 'refused' when it changes
   */
  constructor(table, secret, onview, onstate) {
    this.#address = '/t/' + encodeURIComponent(table);
    this.#secret = secret;
    this.#onview = onview;
    this.#onstate = onstate;
  }

  /** Follows the table until its link no longer counts. */
  async follow() {
    let failures = 0;
    let streams = true;
    let polls = 0;
    while (!this.#ended) {
      try {
        const answered = streams ? await this.#stream() : await this.#poll();
        if (answered === 'held back') {
          streams = false;
          continue;
        }
        failures = 0;
        if (streams) await pause(LEAST_WAIT);
        // Another network may hold nothing back.
        else streams = ++polls % POLLS === 0;
      } catch (failure) {
        failures++;
        if (this.#ended) return;
        this.#tell('waiting');
        await pause(patience(failures));
      }
    }
  }

  async #stream() {
    const aborted = new AbortController();
    let heard = 0;
    let timer = setTimeout(() => aborted.abort(), FIRST);
    try {
      const answer = await this.#call('/events', { signal: aborted.signal });
      const reader = answer.body.getReader();
      const decoder = new TextDecoder();
      const split = lineSplitter((line) => line && this.#heard(line, 'connected'));
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return 'ended';
        heard += value.length;
        clearTimeout(timer);
        timer = setTimeout(() => aborted.abort(), SILENCE);
        split(decoder.decode(value, { stream: true }));
      }
    } catch (failure) {
      if (aborted.signal.aborted && heard === 0) return 'held back';
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }

  async #poll() {
    const aborted = new AbortController();
    const timer = setTimeout(() => aborted.abort(), SILENCE);
    try {
      const after = encodeURIComponent(this.#version);
      const answer = await this.#call('/view?after=' + after, { signal: aborted.signal });
      const text = await answer.text();
      if (text.trim()) this.#heard(text, 'polling');
      return 'polled';
    } finally {
      clearTimeout(timer);
    }
  }

  #tell(state) {
    if (state !== this.#state) this.#onstate(state);
    this.#state = state;
  }

  #heard(text, state) {
    const view = JSON.parse(text);
    this.#tell(state);
    if (view.version === this.#version) return;
    this.#version = view.version;
    this.#onview(view);
  }

  /** A picture, or other text, of the table. */
  text(path) {
    return this.#again(async () => (await this.#call(path)).text());
  }

  json(path) {
    return this.#again(async () => (await this.#call(path)).json());
  }

  /** The address of a picture that the page may show as an image. */
  image(path) {
    return this.#again(async () => URL.createObjectURL(await (await this.#call(path)).blob()));
  }

  /** Sends something once: the server knows a request that comes again by its name. */
  post(path, body) {
    const options = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    };
    return this.#again(async () => (await this.#call(path, options)).json());
  }

  /** Asks again where the line fails, but not what the server has refused. */
  async #again(ask) {
    for (let failures = 0; ; ) {
      try {
        return await ask();
      } catch (failure) {
        if (this.#ended || failure instanceof Answered || ++failures > 6) throw failure;
        await pause(patience(failures));
      }
    }
  }

  async #call(path, options = {}) {
    const answer = await fetch(this.#address + path, {
      ...options,
      headers: { ...options.headers, Authorization: 'Bearer ' + this.#secret },
      cache: 'no-store',
      credentials: 'omit',
    });
    if (answer.status === 401) {
      this.#ended = true;
      this.#tell('refused');
    }
    if (!answer.ok) {
      // What is wrong with a request does not change by sending it again.
      if (answer.status < 500 && answer.status !== 429) throw new Answered(await says(answer));
      throw new Error(`the server answered ${answer.status}`);
    }
    return answer;
  }
}

/** An answer that is a refusal. */
export class Answered extends Error {}

async function says(answer) {
  const text = await answer.text();
  try {
    return JSON.parse(text).refused ?? text;
  } catch {
    return text || `the server answered ${answer.status}`;
  }
}

/** A new name for something that is about to be sent. */
export function requestId() {
  // Not randomUUID, which browsers keep from pages without TLS: friends on one network have none.
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
