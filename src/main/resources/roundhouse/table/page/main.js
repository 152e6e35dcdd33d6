import { Board } from './board.js';
import { Card } from './card.js';
import { Connection, requestId, secretOf } from './connection.js';
import { copiedTurn } from './copied.js';
import * as dialogs from './dialogs.js';
import { el, fill } from './dom.js';
import { Market } from './market.js';
import * as people from './people.js';
import { Sound } from './sound.js';
import * as tables from './tables.js';
import * as words from './words.js';

const part = (id) => document.getElementById(id);
const table = decodeURIComponent(location.pathname.split('/').filter(Boolean).at(-1) ?? '');
const dark = matchMedia('(prefers-color-scheme: dark)');

let view = null;
let liveries = {};
let shownBoard = '';
let shownMarket = '';
let seenAt = 0;
let reported = '';
const opened = new Set();
const tiles = new Map();

const secret = secretOf(table, location, history, sessionStorage);
const line = new Connection(table, secret, show, (state) => connected(state));

const sound = new Sound(part('sound'));
const board = new Board(part('board'), {
  pick: (hex, point) => card.tapped(hex, point),
  drag: (from, to) => card.dragged(from, to),
  say,
});
const market = new Market(part('chart'), choose);
const card = new Card(part('turn'), {
  act: (deed) => line.post('/act', { head: view.head, request: requestId(), ...deed }),
  try: (deed) => line.post('/try', { head: view.head, ...deed }),
  draft: (draft) => line.post('/draft', { head: view.head, draft }),
  tile,
  chip,
  mark: (marks) => board.mark(marks),
  markPars: (spaces) => market.mark(spaces),
  stop: (name) => board.stop(name),
  stopsAt: (hex, point) => board.stopsAt(hex, point),
  reveal: () => board.reveal(),
  save: () => seatTools.save(),
  takeBack: () => seatTools.takeBack(),
  goTo: (hex) => {
    if (innerWidth < 900) board.goTo(hex);
  },
});

/** Says something above the board until something else is to be said. */
function notice(text) {
  part('line').textContent = text ?? '';
  part('line').hidden = !text;
}

/** Tells whether the page is connected; while it is not, a turn can be sent to the host as text. */
function connected(state) {
  notice(words.lineWords(state));
  if (state === 'waiting' && view?.copying)
    part('line').append(' ', el('button', { type: 'button', class: 'small', 'data-key': 'copy turn', onclick: copy }, 'Copy my turn …'));
}

function copy() {
  const { deed, says } = card.picked();
  const asks = deed ? 'Send this text to the host, who plays it for you if the game has not moved on.' : 'Pick first what you want to do.';
  offerText('Copy my turn', asks, deed ? copiedTurn(view, deed, says) : '');
}

/** A chip with the company's colours; '' for a player. */
function chip(id) {
  const livery = liveries[id];
  if (!livery) return '';
  const element = el('span', { class: 'chip', 'aria-hidden': 'true' }, livery.short ?? id.slice(0, 2));
  element.style.backgroundColor = livery.fill;
  element.style.color = livery.text;
  return element;
}

function theme() {
  return dark.matches ? 'dark' : 'light';
}

/** Each picture of a tile is asked for once. */
function tile(name, rotation = 0) {
  const path = `/tile/${encodeURIComponent(name)}/${rotation}?theme=${theme()}`;
  if (!tiles.has(path)) tiles.set(path, line.image(path).catch(() => (tiles.delete(path), '')));
  return tiles.get(path);
}

function show(next) {
  const before = view;
  view = next;
  seenAt = performance.now();
  document.body.dataset.head = view.head;
  document.title = words.title(view);
  part('who').textContent = words.who(view);
  part('moment').textContent = [innerWidth < 700 ? '' : view.title, view.moment].filter(Boolean).join(' · ');
  document.body.classList.toggle('mine', words.mine(view));
  document.body.classList.toggle('watching', words.is(view, 'watcher'));
  if (words.mine(view) && before && !words.mine(before)) sound.ring();
  say(words.spoken(before, view));
  card.show(view, view.turn?.mine ? view.turn : null);
  report();
  showHoldings();
  fill(part('bank'), tables.bank(view.turn?.tables));
  showLog();
  fill(part('seats'), people.seats(view, waited(), seatTools));
  showBeside(before);
  tick();
  if (view.board !== shownBoard) showBoard();
  if (view.market !== shownMarket) showMarket();
}

/** Seconds that play has waited for the decision that is open. */
function waited() {
  const { seconds = 0, pausedBy = '' } = view.beside ?? {};
  return pausedBy || view.over ? seconds : seconds + (performance.now() - seenAt) / 1000;
}

/** Clocks go on without a message. */
function tick() {
  if (!view) return;
  const now = waited();
  for (const seat of view.seats) {
    const seconds = words.thought(seat, now);
    const clock = part('seats').querySelector(`[data-seat="${CSS.escape(seat.name)}"]`);
    if (clock) clock.textContent = words.clock(view, seconds);
    clock?.classList.toggle('late', words.late(view, seconds));
  }
  const decider = words.ownSeat(view)?.decides ? words.ownSeat(view) : view.seats.find((seat) => seat.decides);
  const seconds = decider && !decider.bot ? words.thought(decider, now) : 0;
  part('clock').textContent = decider && !decider.bot ? words.clock(view, seconds) : '';
  part('clock').classList.toggle('late', Boolean(decider) && words.late(view, seconds));
}

setInterval(tick, 1000);

function showBeside(before) {
  const lines = people.beside(view, seatTools);
  part('beside').hidden = lines.length === 0;
  fill(part('beside'), ...lines);
  part('pause').setAttribute('aria-pressed', String(Boolean(view.beside?.pausedBy)));
  const says = view.beside?.says;
  const shown = lines.some((each) => each.textContent.startsWith(says));
  if (before && says && says !== before.beside?.says) notice(shown ? '' : says);
  else if (before && before.head !== view.head) notice(words.lineWords('connected'));
}

function offerText(name, says, text, code) {
  ask(name, (close) => dialogs.copying(name, says, text, close, code));
}

/** A dialog with a form of its own, until it is closed. */
function ask(name, content) {
  const dialog = part('asking');
  dialog.setAttribute('aria-label', name);
  fill(dialog, ...content(() => dialog.close()));
  if (!dialog.open) dialog.showModal();
}

const seatTools = {
  pause: (paused) => send('/pause', { paused }),
  answer: (grants) => send('/answer-take-back', { grants }),
  askTakeBack: () => send('/ask-take-back', {}),
  passFor: (until) => send('/standing-pass', { until }),
  minutes: (minutes) => send('/minutes', { minutes }, 'Set.'),
  times: async () => {
    const found = await line.json('/times');
    ask('Where the time went', (close) => dialogs.times(view.seats, found, close));
  },
  correct: async () => {
    const offers = await line.json('/corrections');
    ask('Correct the game', (close) =>
      dialogs.correcting(offers, (what, values) => settle('/correct', { head: view.head, what, with: values }, close), close),
    );
  },
  lines: async () => {
    const { head } = view;
    const found = await line.json('/lines');
    ask('Lines of the game', (close) =>
      dialogs.lines(found, (name) => (send('/take-to', { head, line: name }), close()), close),
    );
  },
  paste: () =>
    ask('Play a copied turn', (close) => dialogs.pasting((text) => settle('/paste', { text }, close), close)),
  link: async (seat) => {
    const answer = await post('/link', { seat });
    if (answer.refused) return notice(answer.refused);
    offerText('New link', `The old link counts no longer. Send this one to ${seat || 'those who look on'}, and to nobody else.`, answer.link, answer.code);
  },
  save: async () => {
    const file = new Blob([await line.text('/game')], { type: 'application/json' });
    const link = el('a', { href: URL.createObjectURL(file), download: `${view.title}.json` });
    link.click();
    URL.revokeObjectURL(link.href);
  },
  name: (name) => send('/name', { name }),
  bot: (seat, bot) => send('/bot', { seat, bot }),
  takeBack: () => send('/take-back', { head: view.head, actions: Number(view.head.split('.').at(-1)) - (view.stopped ? 0 : 1) }),
};

/** What the server says to something; where it says nothing, why not. */
function post(path, body) {
  return line.post(path, body).catch((failure) => ({ refused: failure.message }));
}

/** Sends what has no place of its own where a refusal would stand. */
async function send(path, body, done = '') {
  notice(words.answered(await post(path, body)) ?? done);
}

/** Sends what a dialog asks, which is closed once it is done; otherwise gives the reason. */
async function settle(path, body, close) {
  const refused = words.answered(await post(path, body));
  if (!refused) close();
  return refused;
}

async function showBoard() {
  const asked = (shownBoard = view.board);
  const since = encodeURIComponent(board.has(theme()));
  const [news, map] = await Promise.all([line.json(`/board?theme=${theme()}&since=${since}`), line.json('/map')]);
  if (asked !== shownBoard) return;
  const first = Object.keys(liveries).length === 0;
  liveries = map.liveries ?? {};
  board.show(news, map, theme());
  // Chips have their colours from the map.
  if (first) {
    card.refresh();
    showHoldings();
  }
}

async function showMarket() {
  const asked = (shownMarket = view.market);
  const picture = await line.json('/market?theme=' + theme());
  if (asked === shownMarket) market.show(picture);
}

function showHoldings() {
  fill(
    part('holdings'),
    tables.holdings(view.turn?.holdings, opened, {
      chip,
      brief: innerWidth < 1600,
      toggle: (id) => {
        if (!opened.delete(id)) opened.add(id);
        showHoldings();
      },
      pick: choose,
    }),
  );
}

/** Picks one of some offers outside the card, which then is to be seen. */
function choose(offers) {
  if (card.choose(offers) && innerWidth < 700) toTab('turn');
}

function showLog() {
  const log = part('log');
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  fill(log, tables.log(view.log ?? []));
  if (atEnd) log.scrollTop = log.scrollHeight;
}

/** What edits of the rules have changed, until somebody here has understood it. */
function report() {
  const key = `understood ${table} ${view.you?.player}`;
  const edits = view.edits ?? [];
  const last = edits.at(-1)?.name ?? '';
  const understood = localStorage.getItem(key);
  // Whoever comes for the first time knows no other rules.
  if (understood === null) localStorage.setItem(key, last);
  const lines = words.unread(edits, understood ?? last);
  if (lines.join() === reported) return;
  reported = lines.join();
  part('report').hidden = lines.length === 0;
  fill(
    part('report'),
    el('ul', {}, ...lines.map((says) => el('li', {}, says))),
    el('button', { type: 'button', 'data-key': 'understood', onclick: () => (localStorage.setItem(key, last), report()) }, 'Understood'),
  );
}

function say(text) {
  if (text) part('spoken').textContent = text;
}

function toTab(name) {
  document.body.dataset.tab = name;
  for (const button of part('tabs').children)
    button.setAttribute('aria-pressed', String(button.dataset.tab === name));
  if (name === 'log') part('log').scrollTop = part('log').scrollHeight;
  if (name === 'market') market.reveal();
}

part('tabs').addEventListener('click', (event) => {
  const name = event.target.dataset.tab;
  if (name) toTab(name);
});
toTab(innerWidth < 700 ? 'turn' : innerWidth < 1600 ? 'holdings' : 'market');

function mark() {
  if (!view) return;
  const { head } = view;
  ask('Mark this moment', (close) =>
    dialogs.marking((marked) => (send('/mark', { head, ...marked }, 'Marked: thank you.'), close()), close),
  );
}

part('mark').addEventListener('click', mark);
part('pause').addEventListener('click', () => view && seatTools.pause(!view.beside?.pausedBy));
part('nearer').addEventListener('click', () => board.zoom(1.4));
part('farther').addEventListener('click', () => board.zoom(1 / 1.4));
part('fit').addEventListener('click', () => board.fit());

addEventListener('keydown', (event) => {
  const target = event.target;
  if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || document.querySelector('dialog[open]')) return;
  if (target.matches('input') && event.key !== 'Enter' && event.key !== 'Escape') return;
  // Enter on a button presses it, but on what is picked already it goes on to the deed.
  if (event.key === 'Enter' && target.matches('button') && target.getAttribute('aria-pressed') !== 'true') return;
  if (event.key === 'Enter' && target.closest('form')) return;
  if (event.key === 'm') mark();
  else if (!card.key(event.key)) return;
  event.preventDefault();
});

dark.addEventListener('change', () => {
  tiles.clear();
  if (view) {
    showBoard();
    showMarket();
  }
});

if (secret) line.follow();
else notice(words.lineWords('missing'));
