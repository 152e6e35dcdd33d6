import { el, fill } from './dom.js';
import { body } from './layouts.js';
import { head, waiting } from './moment.js';
import * as turns from './turn.js';
import * as words from './words.js';

/** Consequences are asked for once a pick has stayed as it is for this time. */
const SETTLED = 180;

/** More letters than two lines of the button hold on a telephone. */
const LONG = 36;

const SILENT = { says: '', lines: [], bad: false };

/** The turn card: who decides what, the choices, what would follow, and the button that does it. */
export class Card {
  #part;
  #buttons = this.#makeButtons();
  #foot;
  #table;
  #view = null;
  /** The turn as planned; `#sent` is the one that the view brought. */
  #turn = null;
  #sent = null;
  #pick = turns.nothing(0);
  #hex = '';
  #open = '';
  #drawing = '';
  #close = [];
  #trial = SILENT;
  #sending = false;
  /** Which question to the server is the last: answers to earlier ones are late. */
  #asked = 0;
  #waking = 0;

  /**
   * @param part the element that holds the card
   * @param table what the card needs of the table: `act(deed)`, `try(deed)` and `draft(draft)` answer
   *     as the server does, `tile(name, rotation)` gives the address of a picture, `chip(company)` an
   *     element, `mark(marks)` marks the board, `markPars(spaces)` the market, `reveal()` shows all
   *     marks, `goTo(hex)` a hex; `stop(name)` is a stop of the board, `stopsAt(hex, point)` are those
   *     that a touch may mean; `save()` saves the game, `takeBack()` what the host's button does
   */
  constructor(part, table) {
    this.#part = part;
    this.#table = table;
    const { note, pass, deed, add } = this.#buttons;
    this.#foot = el('div', { class: 'foot' }, note, el('div', { class: 'deeds' }, pass, deed, add));
  }

  /**
   * Shows another view. What is picked stays if it is still offered.
   *
   * @param turn null for those who do not decide
   */
  show(view, turn) {
    const moved = view.head !== this.#view?.head || !turn !== !this.#sent;
    const same = !moved && JSON.stringify(turn) === JSON.stringify(this.#sent);
    this.#view = view;
    if (same && turn) return;
    this.#sent = turn;
    if (moved) this.#begin(turn);
    else if (turns.planned(this.#pick)) return;
    else this.#pick = turns.carried(this.#turn, this.#pick, turn, performance.now());
    this.#turn = turn;
    if (moved && turn?.kind === 'RUNS') this.#pick = turns.picked(turn, this.#pick, 0, 0, performance.now());
    this.#changed();
    if (moved && turn) this.#table.reveal();
  }

  #begin() {
    this.#pick = turns.nothing(performance.now());
    this.#hex = '';
    this.#open = '';
    this.#drawing = '';
    this.#close = [];
    this.#trial = SILENT;
    this.#sending = false;
  }

  /** Shows the same once more, because chips look otherwise. */
  refresh() {
    if (this.#view) this.#render();
  }

  /**
   * A tap on a hex of the board, or Enter there.
   *
   * @param point where it was tapped; null for Enter
   */
  tapped(hex, point) {
    const stops = this.#table.stopsAt(hex, point);
    if (this.#drawing) return this.#touched(hex, stops);
    const next = turns.tapped(this.#turn, this.#pick, hex, stops, performance.now());
    if (next === this.#pick) return;
    this.#hex = hex;
    this.#set(next);
  }

  /** Picks one of some offers, as a cell of the holdings does; false if the card has none of them. */
  choose(offers) {
    const next = turns.clicked(this.#turn, this.#pick, offers, performance.now());
    if (next === this.#pick) return false;
    this.#open = turns.row(this.#turn, next).company ?? '';
    this.#set(next);
    return true;
  }

  /** A key that is typed anywhere but in a field; whether the card knows it. */
  key(key) {
    if (!this.#turn) return false;
    const now = performance.now();
    if (key === 'Enter') this.#act();
    else if (key === '.' || key === 'r') this.#set(turns.turned(this.#turn, this.#pick, 1, now));
    else if (key === ',') this.#set(turns.turned(this.#turn, this.#pick, -1, now));
    else if (key === 'p' && this.#turn.pass) this.#set(turns.passed(this.#turn, this.#pick, now));
    else if (key === 'Escape') this.#drop(now);
    else return false;
    return true;
  }

  #drop(now) {
    this.#hex = '';
    this.#drawing = '';
    const planned = turns.planned(this.#pick);
    this.#pick = turns.nothing(now);
    if (planned) this.#turn = this.#sent;
    this.#set(this.#pick);
  }

  #set(pick) {
    this.#pick = pick;
    this.#trial = SILENT;
    this.#changed();
  }

  #pickRow(index, variant) {
    const [hex, ...others] = turns.rows(this.#turn, this.#pick)[index]?.variants[variant]?.hexes ?? [];
    const one = hex && others.length === 0;
    if (one) this.#hex = hex;
    this.#set(turns.picked(this.#turn, this.#pick, index, variant, performance.now()));
    if (one) this.#table.goTo(hex);
  }

  /** Plans something: the server says what the turn looks like after it. */
  async #plan(pick) {
    const before = this.#pick;
    this.#set(pick);
    const asked = ++this.#asked;
    const answer = await this.#table.draft(pick.draft).catch((failure) => ({ refused: failure.message }));
    if (asked !== this.#asked) return;
    if (answer.refused || answer.moved) return this.#say(words.answered(answer));
    this.#turn = answer;
    if (answer.planned.length < pick.draft.lines.length) {
      this.#set(before);
      return this.#say('Nothing can follow this in the same turn: play it by itself.');
    }
    const hint = answer.runs?.hint;
    if (hint) this.#pick = turns.untouched(this.#pick);
    this.#changed();
    if (hint) this.#say(hint);
  }

  #say(refusal) {
    this.#trial = { says: '', lines: [words.capital(refusal)], bad: true };
    this.#renderFoot();
  }

  /** The run that is drawn by hand. */
  #train() {
    return this.#turn?.runs?.trains.find((each) => each.train === this.#drawing);
  }

  /** A leg of the run that is drawn is dragged from one hex to another. */
  dragged(from, to) {
    this.#touch(turns.rerouted(this.#train(), from, to));
  }

  /**
   * A touch of the board while a run is drawn: where it may mean several stops, one is asked for;
   * where there is none, the run goes through there.
   */
  #touched(hex, stops) {
    const train = this.#train();
    if (stops.length === 0) {
      const through = turns.through(train, hex);
      return through && this.#touch(through);
    }
    const onwards = stops.filter((stop) => train.next.some((next) => next.stop === stop.name));
    const meant = onwards.length ? onwards : stops;
    this.#close = meant.length > 1 ? meant : [];
    if (meant.length === 1) this.#click(meant[0].name);
    else this.#render();
  }

  #click(stop) {
    this.#close = [];
    this.#touch({ kind: 'CLICK', train: this.#drawing, stop });
  }

  #touch(touch) {
    this.#plan(turns.touched(this.#pick, touch, performance.now()));
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
      if (asked !== this.#asked || !answer || answer.moved) return;
      if (answer.refused) return this.#say(answer.refused);
      this.#trial = { says: answer.says, lines: answer.lines ?? [], bad: answer.legal === false };
      this.#renderFoot();
    }, SETTLED);
  }

  /** What is picked and may be done, with its words. */
  picked() {
    const deed = this.#turn && this.#whole() ? turns.deed(this.#turn, this.#pick) : null;
    return { deed, says: deed ? this.#buttons.deed.textContent : '' };
  }

  async #act() {
    const deed = turns.deed(this.#turn, this.#pick);
    if (!deed || this.#sending || !this.#whole() || !turns.alive(this.#pick, performance.now())) return;
    const head = this.#view.head;
    this.#sending = true;
    this.#asked++;
    this.#renderFoot();
    const answer = await this.#table.act(deed).catch((failure) => ({ refused: failure.message }));
    if (head !== this.#view.head) return;
    // The next view, which is on its way, shows what has become of an act that is done.
    this.#sending = Boolean(answer.done);
    if (answer.done) this.#renderFoot();
    else this.#say(words.answered(answer));
  }

  /** The runs as drawn, if they are what is picked. */
  #runs() {
    const runs = this.#turn?.runs;
    return runs && runs.offer === turns.choice(this.#turn, this.#pick)?.offer ? runs : null;
  }

  /** Runs that break a rule may be drawn, but not played. */
  #whole() {
    return this.#runs()?.legal !== false;
  }

  #mark() {
    const turn = this.#turn;
    this.#table.markPars(turns.spaces(turn, this.#pick));
    if (!turn) return this.#table.mark({});
    const chosen = turns.choice(turn, this.#pick);
    const train = this.#train();
    const spots = train ? train.next.map((each) => each.stop) : marker(chosen);
    const marks = {
      legal: [...turns.places(turn, this.#pick).keys()],
      picked: chosen?.hexes?.length === 1 ? chosen.hexes[0] : this.#hex,
      runs: turn.kind === 'RUNS' && !this.#pick.aside ? (turn.runs?.trains ?? []) : [],
      spots: spots.map((name) => this.#table.stop(name)).filter(Boolean),
      drawn: train ? turns.hexes(train) : null,
    };
    this.#table.mark(marks);
    if (train) this.#table.reveal();
    if (chosen?.tile)
      this.#table.tile(chosen.tile, chosen.rotation).then((ghost) => {
        if (turns.choice(this.#turn, this.#pick) === chosen) this.#table.mark({ ...marks, ghost });
      });
  }

  /** The layout of the body: a private company's right has its own. */
  #kind() {
    if (!this.#pick.aside) return this.#turn.kind;
    return turns.rows(this.#turn, this.#pick).every((each) => each.variants[0].tile) ? 'TRACK' : 'PRIVATES';
  }

  #hand() {
    return {
      turn: this.#turn,
      pick: this.#pick,
      rows: turns.rows(this.#turn, this.#pick),
      hex: this.#hex,
      open: this.#open,
      drawing: this.#drawing,
      close: this.#close,
      chip: this.#table.chip,
      tile: this.#table.tile,
      pickRow: (index, variant) => this.#pickRow(index, variant),
      set: (pick) => this.#set(pick),
      plan: (pick) => this.#plan(pick),
      click: (stop) => this.#click(stop),
      look: (hex) => {
        this.#hex = hex;
        this.#pickRow(turns.places(this.#turn, this.#pick).get(hex)[0], 0);
      },
      toggle: (company) => {
        this.#open = this.#open === company ? '' : company;
        this.#set(turns.nothing(performance.now(), this.#pick.draft));
      },
      draw: (train) => {
        this.#drawing = this.#drawing === train ? '' : train;
        this.#close = [];
        this.#set(this.#pick);
      },
      typed: (text) => this.#typed(text),
    };
  }

  /** An amount changes while its slider is held: all but the foot stays as it is. */
  #typed(text) {
    this.#pick = turns.withAmount(this.#turn, this.#pick, text, performance.now());
    this.#trial = SILENT;
    this.#renderFoot();
    this.#ask();
    clearTimeout(this.#waking);
    this.#waking = setTimeout(() => this.#renderFoot(), turns.DEAD);
    return this.#pick.amount;
  }

  #render() {
    const view = this.#view;
    const parts = this.#turn ? body(this.#hand(), this.#kind()) : waiting(view, this.#table);
    const scrolled = this.#part.querySelector('.body')?.scrollTop ?? 0;
    fill(
      this.#part,
      head(view, this.#turn ?? view.turn, this.#table.chip),
      el('div', { class: 'body' }, ...parts),
      this.#turn ? this.#foot : null,
    );
    this.#part.querySelector('.body').scrollTop = scrolled;
    this.#part.dataset.kind = this.#turn ? this.#kind() : '';
    this.#renderFoot();
    const seen = ['.drawing', '.amount', '.open:has([aria-pressed="true"])', '[aria-pressed="true"]'];
    const shown = seen.map((each) => this.#part.querySelector('.body ' + each)).find(Boolean);
    shown?.scrollIntoView({ block: 'nearest' });
  }

  /** The buttons stay the same elements: one that is pressed just now must not go. */
  #renderFoot() {
    const turn = this.#turn;
    if (!turn) return;
    const { note, pass, deed, add } = this.#buttons;
    const { lines, bad } = this.#trial;
    fill(note, ...lines.map((line) => el('span', {}, line)));
    note.classList.toggle('bad', bad);
    pass.hidden = !turn.pass;
    pass.setAttribute('aria-pressed', String(this.#pick.row === 'pass'));
    add.hidden = !turns.mayAdd(turn, this.#pick);
    const ready = turns.deed(turn, this.#pick) !== null && this.#whole() && !this.#sending;
    // Not disabled: it would lose the focus, and a screen reader could not read it.
    deed.setAttribute('aria-disabled', String(!ready || !turns.alive(this.#pick, performance.now())));
    const says = words.capital(this.#runs()?.says) || this.#trial.says || words.deedWords(turns.choice(turn, this.#pick), this.#pick.amount);
    deed.textContent = this.#sending ? 'Sending …' : says;
    deed.classList.toggle('long', says.length > LONG);
  }

  #makeButtons() {
    const button = (id, says, onclick, more = {}) =>
      el('button', { type: 'button', id, 'data-key': id, onclick, ...more }, says);
    const now = () => performance.now();
    return {
      note: el('div', { class: 'note', role: 'status' }),
      pass: button('pass', 'Pass', () => this.#set(turns.passed(this.#turn, this.#pick, now())), { title: 'P' }),
      deed: button('deed', '', () => this.#act()),
      add: button('add', '+', () => this.#plan(turns.added(this.#turn, this.#pick, now())), {
        title: 'Add it as a line and go on; all lines are played together',
        'aria-label': 'Add as a line',
      }),
    };
  }
}

/** The stop in which a marker would be placed. */
function marker(chosen) {
  return chosen && !chosen.tile && chosen.city != null && chosen.hexes?.length === 1 ? [`${chosen.hexes[0]}.${chosen.city}`] : [];
}
