import { el, fill } from './dom.js';
import * as turns from './turn.js';
import * as words from './words.js';

/** Consequences are asked for once a pick has stayed as it is for this time. */
const SETTLED = 180;

/** The turn card: what is decided, laid out by its kind, and the button that does it. */
export class Card {
  #view = null;
  #turn = null;
  #pick = turns.nothing(0);
  #hex = '';
  #open = '';
  #note = { says: [], bad: false };
  #sending = false;
  #asked = 0;
  #waking = 0;
  #part;
  #foot;
  #table;

  /**
   * @param part the element that holds the card
   * @param table what the card needs of the table: `act(deed)` and `try(deed)` answer as the server
   *     does, `tile(name, rotation)` gives the address of a picture, `chip(company)` an element,
   *     `marked(marks)` marks the board, `reveal()` shows all marks, `goTo(hex)` a hex
   */
  constructor(part, table) {
    this.#part = part;
    this.#table = table;
    this.#foot = el('div', { class: 'foot' });
  }

  /** Shows another view. What is picked stays if it is still offered. */
  show(view, turn) {
    const moved = view.head !== this.#view?.head || (turn === null) !== (this.#turn === null);
    if (!moved && JSON.stringify(turn) === JSON.stringify(this.#turn)) {
      this.#view = view;
      if (!turn) this.#render();
      return;
    }
    const now = performance.now();
    const sameHead = view.head === this.#view?.head;
    this.#pick = sameHead ? turns.carried(this.#turn, this.#pick, turn, now) : turns.nothing(now);
    this.#view = view;
    this.#turn = turn;
    if (moved) {
      this.#hex = '';
      this.#open = '';
      this.#note = { says: [], bad: false };
      this.#sending = false;
      if (turn?.kind === 'RUNS') this.#pick = turns.picked(turn, this.#pick, 0, 0, now);
    }
    this.#changed();
    if (moved && turn) this.#table.reveal();
  }

  /** A tap on a hex of the board. */
  tapped(hex) {
    const before = this.#pick;
    const next = turns.tapped(this.#turn, before, hex, performance.now());
    if (next === before) return;
    this.#hex = hex;
    this.#set(next);
  }

  /** Picks the choice of an offer, as a cell of the holdings does; false if the card has no such. */
  choose(offer) {
    const all = this.#turn?.rows ?? [];
    for (let index = 0; index < all.length; index++) {
      const variant = all[index].variants.findIndex((each) => each.offer === offer);
      if (variant < 0) continue;
      this.#open = all[index].company ?? '';
      this.#set({ ...turns.picked(this.#turn, { ...this.#pick, aside: '' }, index, variant, performance.now()) });
      return true;
    }
    return false;
  }

  /** A key that is typed anywhere but in a field; whether the card knows it. */
  key(key) {
    if (!this.#turn) return false;
    const now = performance.now();
    if (key === 'Enter') this.#act();
    else if (key === '.' || key === 'r') this.#set(turns.turned(this.#turn, this.#pick, 1, now));
    else if (key === ',') this.#set(turns.turned(this.#turn, this.#pick, -1, now));
    else if (key === 'p' && this.#turn.pass) this.#set(turns.passed(this.#turn, this.#pick, now));
    else if (key === 'Escape') {
      this.#hex = '';
      this.#set(turns.nothing(now));
    } else return false;
    return true;
  }

  #set(pick) {
    this.#pick = pick;
    this.#note = { says: [], bad: false };
    this.#changed();
  }

  #pickRow(index, variant = 0) {
    const hexes = turns.rows(this.#turn, this.#pick)[index]?.variants[variant]?.hexes ?? [];
    if (hexes.length === 1) this.#hex = hexes[0];
    this.#set(turns.picked(this.#turn, this.#pick, index, variant, performance.now()));
    if (hexes.length === 1) this.#table.goTo(hexes[0]);
  }

  #changed() {
    this.#render();
    this.#mark();
    this.#ask();
    clearTimeout(this.#waking);
    this.#waking = setTimeout(() => this.#renderFoot(), turns.DEAD);
  }

  /** Asks what would follow from what is picked. */
  #ask() {
    const asked = ++this.#asked;
    const deed = turns.deed(this.#turn, this.#pick);
    if (!deed || this.#sending) return;
    setTimeout(async () => {
      if (asked !== this.#asked) return;
      const answer = await this.#table.try(deed).catch(() => null);
      if (asked !== this.#asked || !answer) return;
      this.#note = answer.refused
        ? { says: [words.capital(answer.refused)], bad: true }
        : { says: answer.says ?? [], bad: false };
      this.#renderFoot();
    }, SETTLED);
  }

  async #act() {
    const deed = turns.deed(this.#turn, this.#pick);
    if (!deed || this.#sending || !turns.alive(this.#pick, performance.now())) return;
    const head = this.#view.head;
    this.#sending = true;
    this.#asked++;
    this.#renderFoot();
    const answer = await this.#table.act(deed).catch((failure) => ({ refused: failure.message }));
    if (head !== this.#view.head) return;
    // The next view, which is on its way, says what has become of an act that is done.
    this.#sending = Boolean(answer.done);
    if (answer.refused) this.#note = { says: [words.capital(answer.refused)], bad: true };
    if (answer.moved) this.#note = { says: ['The game has moved on; look again.'], bad: true };
    this.#renderFoot();
  }

  #mark() {
    const turn = this.#turn;
    if (!turn) return this.#table.marked({});
    const chosen = turns.choice(turn, this.#pick);
    const marks = {
      legal: [...turns.places(turn, this.#pick).keys()],
      picked: chosen?.hexes?.length === 1 ? chosen.hexes[0] : this.#hex,
      runs: chosen?.runs ?? [],
      city: chosen?.tile ? undefined : chosen?.city,
    };
    this.#table.marked(marks);
    if (chosen?.tile)
      this.#table.tile(chosen.tile, chosen.rotation).then((ghost) => {
        if (turns.choice(this.#turn, this.#pick) === chosen) this.#table.marked({ ...marks, ghost });
      });
  }

  #render() {
    const view = this.#view;
    const body = el('div', { class: 'body', 'data-key': 'body' });
    body.append(...this.#body().filter(Boolean));
    fill(this.#part, this.#head(view), body, this.#turn ? this.#foot : null);
    this.#part.classList.toggle('mine', Boolean(this.#turn));
    this.#part.dataset.kind = this.#turn ? this.#kind() : '';
    this.#renderFoot();
    this.#part.querySelector('.body [aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  /** The layout of the body: a private company's right has its own. */
  #kind() {
    if (!this.#pick.aside) return this.#turn.kind;
    const all = turns.rows(this.#turn, this.#pick);
    return all.every((row) => row.variants[0].tile) ? 'TRACK' : 'PRIVATES';
  }

  #head(view) {
    const turn = this.#turn;
    const lines = turn?.lines ?? [];
    const steps = turn?.steps;
    return el(
      'div',
      { class: 'head' },
      turn?.entity ? el('div', { class: 'entity' }, this.#table.chip(turn.entity), el('b', {}, turn.entity)) : null,
      lines.length ? el('div', { class: 'facts' }, ...lines.map((line) => el('span', {}, line))) : null,
      el('p', { class: 'asks' }, words.waits(view)),
      steps
        ? el(
            'p',
            { class: 'steps' },
            ...(steps.done ?? []).map((step) => el('span', {}, step)),
            el('b', { 'aria-current': 'step' }, steps.now),
            ...(steps.next ?? []).map((step) => el('span', {}, step)),
          )
        : null,
      turn?.funding ? this.#funding(turn.funding) : null,
    );
  }

  /** What must be paid, as a bar: by the company, by its president, and what is missing. */
  #funding(funding) {
    const part = (name, value, says) => {
      const piece = el('span', { class: 'fund ' + name }, value > 0 ? says : '');
      piece.style.flexGrow = Math.max(0, value);
      return piece;
    };
    const helped = Math.max(0, Math.min(funding.president, funding.price - funding.company));
    const money = funding.money ?? [];
    return el(
      'div',
      { class: 'funding' },
      el('p', {}, `${funding.says}: ${money[0] ?? funding.price}`),
      el(
        'div',
        { class: 'bar' },
        part('company', Math.min(funding.company, funding.price), money[1] ?? funding.company),
        part('president', helped, money[2] ?? helped),
        part('missing', funding.missing, `${money[3] ?? funding.missing} missing`),
      ),
    );
  }

  #body() {
    const turn = this.#turn;
    if (!turn) return this.#waiting();
    const aside = Object.entries(turn.aside ?? {});
    const parts = [];
    switch (this.#kind()) {
      case 'TRACK':
        parts.push(...this.#tray());
        break;
      case 'STOCK':
        parts.push(...this.#companies());
        break;
      case 'DIVIDEND':
        parts.push(el('div', { class: 'big' }, ...this.#rows()));
        break;
      case 'RUNS':
        parts.push(...this.#runs());
        break;
      default:
        parts.push(...this.#grouped());
    }
    if (aside.length) parts.push(this.#asides(aside));
    return parts;
  }

  #waiting() {
    const view = this.#view;
    if (view.over && view.ranking?.length) return [this.#ranking(view.ranking)];
    const last = (view.log ?? []).slice(-6).reverse();
    return [
      view.stopped ? el('p', { class: 'waiting' }, view.stopped) : null,
      el('ul', { class: 'last' }, ...last.map((line) => el('li', {}, line.says))),
    ];
  }

  #ranking(places) {
    const cell = (text) => el('td', {}, String(text ?? ''));
    return el(
      'table',
      { class: 'ranking' },
      el('caption', {}, 'Ranking at the end'),
      el('tr', {}, ...['', 'Player', 'Worth', 'Cash', 'Shares', 'Privates'].map((name) => el('th', { scope: 'col' }, name))),
      ...places.map((place) =>
        el('tr', {}, cell(place.place), el('th', { scope: 'row' }, place.player), ...[place.worth, place.cash, place.shares, place.privates].map(cell)),
      ),
    );
  }

  /** Rights of private companies: a chip each, which opens its rows. */
  #asides(aside) {
    return el(
      'div',
      { class: 'aside', role: 'group', 'aria-label': 'Also possible now' },
      el('span', {}, 'Also possible now:'),
      ...aside.map(([id, all]) =>
        el(
          'button',
          {
            type: 'button',
            class: 'small',
            'data-key': 'aside ' + id,
            'aria-pressed': String(this.#pick.aside === id),
            onclick: () => this.#set(turns.aside(this.#pick, id, performance.now())),
          },
          `${id || 'Others'} · ${all.length}`,
        ),
      ),
    );
  }

  /** All rows, under the heading of their group where there are several. */
  #grouped() {
    const all = turns.rows(this.#turn, this.#pick);
    const groups = new Set(all.map((row) => row.group));
    let last = null;
    return all.flatMap((row, index) => {
      const heading = groups.size > 1 && row.group !== last ? [el('h3', {}, row.group)] : [];
      last = row.group;
      return [...heading, ...this.#row(row, index)];
    });
  }

  #rows() {
    return turns.rows(this.#turn, this.#pick).flatMap((row, index) => this.#row(row, index));
  }

  /** A row: what it is, its value, what follows; below it, once picked, its prices or its amount. */
  #row(row, index, plain = false) {
    const on = this.#pick.row === index;
    const several = row.variants.length > 1;
    const parts = [
      el(
        'button',
        {
          type: 'button',
          class: 'row',
          'data-key': `row ${index}`,
          'aria-pressed': String(on),
          onclick: () => this.#pickRow(index, on ? this.#pick.variant : 0),
        },
        row.company && !plain ? this.#table.chip(row.company) : null,
        el('span', { class: 'says' }, row.says),
        row.value ? el('span', { class: 'value' }, row.value) : null,
        ...(row.details ?? []).filter((line) => line.trim()).map((line) => el('small', {}, line)),
      ),
    ];
    if (several) parts.push(this.#variants(row, index));
    if (on && turns.choice(this.#turn, this.#pick)?.amount) parts.push(this.#amount());
    return several || on ? [el('div', { class: 'open' }, ...parts)] : parts;
  }

  /** A button for each of a row's choices: par prices, percentages. */
  #variants(row, index) {
    return el(
      'div',
      { class: 'variants', role: 'group', 'aria-label': row.says },
      ...row.variants.map((variant, which) =>
        el(
          'button',
          {
            type: 'button',
            'data-key': `variant ${index} ${which}`,
            'aria-pressed': String(this.#pick.row === index && this.#pick.variant === which),
            onclick: () => this.#pickRow(index, which),
          },
          variant.brief || variant.says,
        ),
      ),
    );
  }

  #amount() {
    const range = turns.choice(this.#turn, this.#pick).amount;
    const says = words.rangeWords(range, turns.row(this.#turn, this.#pick).kind, this.#view.money);
    const bounds = { min: range.min, max: range.max, step: range.step || 1 };
    const value = this.#pick.amount ?? range.min;
    const typed = (text, other) => {
      this.#pick = turns.withAmount(this.#turn, this.#pick, text, performance.now());
      if (this.#pick.amount !== null) other.value = this.#pick.amount;
      field.setAttribute('aria-invalid', String(this.#pick.amount === null));
      this.#note = { says: [], bad: false };
      this.#renderFoot();
      this.#ask();
      clearTimeout(this.#waking);
      this.#waking = setTimeout(() => this.#renderFoot(), turns.DEAD);
    };
    const slider = el('input', {
      type: 'range', ...bounds, value, 'data-key': 'slider', 'aria-label': 'Amount',
      oninput: () => typed(slider.value, field),
    });
    const field = el('input', {
      type: 'text', inputmode: 'numeric', value: this.#pick.amount ?? '', 'data-key': 'field',
      'aria-label': says, autocomplete: 'off',
      oninput: () => typed(field.value, slider),
    });
    const step = (by, name) =>
      el('button', {
        type: 'button', 'data-key': name, 'aria-label': name,
        onclick: () => {
          const next = Math.min(range.max, Math.max(range.min, (this.#pick.amount ?? range.min) + by * bounds.step));
          field.value = next;
          typed(next, slider);
        },
      }, by < 0 ? '−' : '+');
    return el('div', { class: 'amount' }, step(-1, 'Less'), slider, step(1, 'More'), field, el('small', {}, says));
  }

  /** A stock turn: a row a company, which opens with what may be bought and sold of it. */
  #companies() {
    const all = turns.rows(this.#turn, this.#pick);
    return [...turns.byCompany(all)].flatMap(([company, group]) => {
      if (!company) return group.flatMap((row) => this.#row(row, row.index));
      const open = this.#open === company || group.some((row) => row.index === this.#pick.row);
      const header = el(
        'button',
        {
          type: 'button',
          class: 'firm',
          'data-key': 'company ' + company,
          'aria-expanded': String(open),
          onclick: () => {
            const closing = open;
            this.#open = closing ? '' : company;
            this.#set(turns.nothing(performance.now()));
          },
        },
        this.#table.chip(company),
        el('b', {}, company),
        el('span', { class: 'says' }, group.map((row) => row.brief || row.group || row.says).filter((text, at, list) => list.indexOf(text) === at).join(' · ')),
      );
      return [header, open ? el('div', { class: 'opened' }, ...group.flatMap((row) => this.#row(row, row.index, true))) : null];
    });
  }

  /** Tiles as pictures; first of all the hexes where any may be laid, then those of one hex. */
  #tray() {
    const all = turns.rows(this.#turn, this.#pick);
    const places = turns.places(this.#turn, this.#pick);
    const here = places.get(this.#hex) ?? [];
    const chips = el(
      'div',
      { class: 'hexes', role: 'group', 'aria-label': 'Hexes' },
      ...[...places].map(([hex]) =>
        el(
          'button',
          {
            type: 'button',
            class: 'small',
            'data-key': 'hex ' + hex,
            'aria-pressed': String(hex === this.#hex),
            onclick: () => {
              this.#hex = hex;
              this.#set(turns.picked(this.#turn, this.#pick, places.get(hex)[0], 0, performance.now()));
              this.#table.goTo(hex);
            },
          },
          hex,
        ),
      ),
    );
    const tiles = el(
      'div',
      { class: 'tray', role: 'group', 'aria-label': this.#hex ? 'Tiles for ' + this.#hex : 'Tiles' },
      ...here.map((index) => this.#tile(all[index], index)),
    );
    const row = turns.row(this.#turn, this.#pick);
    const turn = (by, says, sign) =>
      el('button', {
        type: 'button', class: 'rotate', 'data-key': says, 'aria-label': says, title: says,
        disabled: !row || row.variants.length < 2,
        onclick: () => this.#set(turns.turned(this.#turn, this.#pick, by, performance.now())),
      }, sign);
    const others = all.flatMap((each, index) => (each.variants[0].hexes?.length ? [] : this.#row(each, index)));
    return [
      here.length
        ? el('div', { class: 'trayline' }, turn(-1, 'Turn left', '↶'), tiles, turn(1, 'Turn right', '↷'))
        : el('p', { class: 'hint' }, places.size ? 'Tap a marked hex, or pick one here:' : ''),
      chips,
      ...others,
    ];
  }

  #tile(row, index) {
    const on = this.#pick.row === index;
    const variant = row.variants[on ? this.#pick.variant : 0];
    const image = el('img', { alt: '', width: 56, height: 56 });
    if (variant.tile) this.#table.tile(variant.tile, variant.rotation).then((address) => (image.src = address));
    return el(
      'button',
      {
        type: 'button',
        class: 'tile',
        'data-key': `row ${index}`,
        'aria-pressed': String(on),
        'aria-label': words.capital(variant.says),
        onclick: () =>
          on
            ? this.#set(turns.turned(this.#turn, this.#pick, 1, performance.now()))
            : this.#pickRow(index),
      },
      image,
      el('small', {}, (variant.tile ?? '') + (variant.left ? ` ×${variant.left}` : '')),
      variant.cost ? el('small', { class: 'cost' }, variant.cost) : null,
    );
  }

  /** The offered runs, a line a train, drawn on the board. */
  #runs() {
    return turns.rows(this.#turn, this.#pick).flatMap((row, index) => {
      const on = this.#pick.row === index;
      const runs = row.variants[0].runs ?? [];
      return [
        ...this.#row({ ...row, value: row.value || row.variants[0].worth }, index),
        on && runs.length
          ? el(
              'ol',
              { class: 'runs' },
              ...runs.map((run, at) =>
                el(
                  'li',
                  { class: 'run-' + (at % 5) },
                  el('b', {}, run.train.replace(/-\d+$/, '')),
                  el('span', {}, run.says),
                  el('span', { class: 'value' }, run.revenue ?? ''),
                ),
              ),
            )
          : null,
      ];
    });
  }

  #renderFoot() {
    const turn = this.#turn;
    if (!turn) return;
    const chosen = turns.choice(turn, this.#pick);
    const ready = turns.deed(turn, this.#pick) !== null && !this.#sending;
    const dead = !ready || !turns.alive(this.#pick, performance.now());
    const says = this.#sending ? 'Sending …' : words.deedWords(chosen, this.#pick.amount, turns.row(turn, this.#pick)?.kind, this.#view.money);
    fill(
      this.#foot,
      el('div', { class: 'note' + (this.#note.bad ? ' bad' : ''), role: this.#note.bad ? 'alert' : 'status' },
        ...this.#note.says.map((line) => el('span', {}, line))),
      el(
        'div',
        { class: 'deeds' },
        turn.pass
          ? el('button', {
              type: 'button', id: 'pass', 'data-key': 'pass', 'aria-pressed': String(this.#pick.row === 'pass'), title: 'P',
              onclick: () => this.#set(turns.passed(turn, this.#pick, performance.now())),
            }, 'Pass')
          : null,
        // Not disabled: it would lose the focus, and a screen reader could not read it.
        el('button', {
          type: 'button', id: 'deed', 'data-key': 'deed', 'aria-disabled': String(dead), onclick: () => this.#act(),
        }, says),
      ),
    );
  }
}
