import { el } from './dom.js';
import * as words from './words.js';

/** What stands first on a narrow screen: whoever decides on shares sees them without scrolling. */
const FIRST = ['COMPANY', 'PRICE', 'OFFERING', 'POOL', 'PLAYER'];

/**
 * The holdings as a table.
 *
 * @param opened ids of the folds that are open
 * @param tools `chip(company)`, `pick(offers)` for a cell with choices, `toggle(id)` for a fold, `brief`
 *     where cells are to be narrow
 */
export function holdings(matrix, opened, tools) {
  if (!matrix?.columns.length) return el('p', {}, 'Nobody holds anything yet.');
  const shown = matrix.columns.map((column, at) => at === 0 || Boolean(column.player) || matrix.rows.some((row) => row.cells[at]?.texts[0]));
  const order = matrix.columns.map((_, at) => at).filter((at) => shown[at]);
  if (tools.brief) order.sort((one, other) => rank(matrix.columns[one]) - rank(matrix.columns[other]));
  const only = (cells) => order.map((at) => cells[at]);
  const head = only(matrix.columns).map((column) => el('th', { scope: 'col', title: column.tip || null }, column.title));
  const hidden = new Set(matrix.rows.filter((row) => row.kind === 'FOLD' && !opened.has(row.id)).flatMap((row) => row.folded));
  const rows = matrix.rows
    .filter((row) => row.kind === 'FOLD' || !hidden.has(row.id))
    .map((row) => (row.kind === 'FOLD' ? fold(row, head.length, opened, tools) : holder(row, only, tools)));
  return el(
    'table',
    {},
    el('thead', {}, el('tr', {}, ...head)),
    el('tbody', {}, ...rows),
    el('tfoot', {}, ...(matrix.totals ?? []).map((row) => holder(row, only, tools))),
  );
}

function rank({ kind }) {
  const at = FIRST.indexOf(kind);
  return at < 0 ? FIRST.length : at;
}

function holder(row, only, tools) {
  const cells = row.cells.map((cell, at) => holding(row, cell, at, tools));
  return el('tr', { class: row.turn ? 'now' : null }, ...only(cells));
}

/** Companies that matter little now, behind one line. */
function fold(row, columns, opened, tools) {
  const button = el(
    'button',
    {
      type: 'button',
      class: 'link',
      'data-key': 'fold ' + row.id,
      'aria-expanded': String(opened.has(row.id)),
      onclick: () => tools.toggle(row.id),
    },
    row.label,
  );
  return el('tr', {}, el('th', { scope: 'row', colspan: columns }, button));
}

function holding(row, cell, at, tools) {
  const text = cell.texts.at(tools.brief ? -1 : 0) ?? '';
  if (at === 0) return el('th', { scope: 'row' }, row.kind === 'COMPANY' ? tools.chip(row.id) : null, text || row.label);
  const name = [cell.presides && 'presides', cell.faint && 'faint'].filter(Boolean).join(' ');
  const president = cell.presides ? el('span', { class: 'unseen' }, ' president') : null;
  if (!cell.offers?.length) return el('td', { class: name }, text, president);
  const does = (cell.does ?? '').toLowerCase();
  const button = el(
    'button',
    {
      type: 'button',
      'data-key': `cell ${row.id} ${at}`,
      'aria-label': `${does} ${row.id} ${text}`,
      onclick: () => tools.pick(cell.offers),
    },
    text || '+',
  );
  return el('td', { class: name }, button, president);
}

/** The names of the bank's tables, as the server calls them. */
const BANK = { trains: 'Trains', privates: 'Private companies', phases: 'Phases' };

/** The bank's tables, one below the other. */
export function bank(tables) {
  return Object.entries(BANK)
    .filter(([name]) => tables?.[name]?.rows.length)
    .map(([name, title]) => {
      const { columns, right, rows } = tables[name];
      const side = (at) => (right.includes(at) ? null : 'words');
      return el(
        'table',
        {},
        el('caption', {}, title),
        el('tr', {}, ...columns.map((column, at) => el('th', { scope: 'col', class: side(at) }, column))),
        ...rows.map((row) =>
          el(
            'tr',
            { class: [row.now && 'now', row.faint && 'faint'].filter(Boolean).join(' ') },
            ...row.cells.map((cell, at) => el('td', { class: side(at) }, cell)),
          ),
        ),
      );
    });
}

/** The log, the oldest line first. */
export function log(lines) {
  return el(
    'ol',
    {},
    ...lines.map((line, at) =>
      el('li', { class: line.action !== lines[at - 1]?.action ? 'first' : '' }, line.says),
    ),
  );
}

/**
 * What goes on beside the game: a pause, somebody who asks to take back, passing without being
 * asked.
 *
 * @param tools `pause(on)`, `answer(grants)`, `passFor(until)`
 */
export function beside(view, tools) {
  const { pausedBy, takeBack, asker, answers, passes } = view.beside ?? {};
  const line = (says, ...buttons) => el('p', {}, el('span', {}, says), ...buttons);
  const own = Boolean(asker) && asker === view.you?.player;
  return [
    pausedBy ? line(`${pausedBy} has paused: time stands still.`, press('go on', 'Go on', () => tools.pause(false))) : null,
    takeBack
      ? line(
          own ? `${takeBack}. The host or all others have to agree.` : `${takeBack}.`,
          answers ? press('agree', 'Agree', () => tools.answer(true)) : null,
          answers || own ? press('refuse', own ? 'Ask no longer' : 'Refuse', () => tools.answer(false)) : null,
        )
      : null,
    passes ? line(`The table passes for you ${words.PASSES[passes].replace('I have', 'you have')}.`, press('ask me', 'Ask me again', () => tools.passFor(''))) : null,
  ].filter(Boolean);
}

function press(key, says, onclick, more = {}) {
  return el('button', { type: 'button', class: 'small', 'data-key': key, onclick, ...more }, says);
}

/**
 * Who sits at the table, and what one may do about it.
 *
 * @param waited seconds that play has waited for the decision that is open
 * @param tools `name(text)`, `askTakeBack()`, `passFor(until)`, `times()`, and for the host
 *     `takeBack()`, `bot(seat, bot)`, `minutes(many)`, `correct()`, `lines()`, `paste()`
 */
export function seats(view, waited, tools) {
  const own = words.ownSeat(view);
  const host = words.is(view, 'host');
  return [
    el('h2', {}, 'At the table'),
    el(
      'ul',
      { class: 'people' },
      ...view.seats.map((seat) =>
        el(
          'li',
          { class: seat.decides ? 'decides' : '' },
          el('span', { class: 'dot ' + (seat.here || seat.bot ? 'here' : 'away') }),
          el('b', {}, words.called(seat)),
          el('span', {}, seat === own ? 'you' : words.presence(seat)),
          thought(view, seat, waited),
          seat.decides ? el('span', { class: 'value' }, 'decides') : null,
          host && seat !== own
            ? el('button', { type: 'button', class: 'small', 'data-key': 'bot ' + seat.name, onclick: () => tools.bot(seat.name, seat.bot ? null : 'sensible') },
                seat.bot ? 'Person plays' : 'Bot plays')
            : null,
        ),
      ),
    ),
    own ? naming(own, tools) : el('p', {}, words.is(view, 'watcher') ? 'You watch.' : 'You run this table.'),
    el(
      'div',
      { class: 'deeds' },
      own ? press('ask take back', 'Ask to take back what I did last', tools.askTakeBack) : null,
      ...(own && !view.over
        ? Object.entries(words.PASSES).map(([until, says]) => press('pass ' + until, `Pass for me ${says}`, () => tools.passFor(until)))
        : []),
      host ? press('take back', 'Take the last action back', tools.takeBack) : null,
      host ? press('lines', 'Go on with another line …', tools.lines) : null,
      host ? press('paste', 'Play a copied turn …', tools.paste) : null,
      host ? press('correct', 'Correct …', tools.correct) : null,
      press('times', 'Where did the time go?', tools.times),
    ),
    host ? allowing(view, tools) : null,
  ];
}

/** A seat's clock, which goes on while the page stays as it is. */
function thought(view, seat, waited) {
  const seconds = words.thought(seat, waited);
  return el(
    'span',
    { class: words.late(view, seconds) ? 'thought late' : 'thought', title: 'Time to think so far', 'data-seat': seat.name },
    words.clock(view, seconds),
  );
}

/** The form in which the host gives each player a time for the game. */
function allowing(view, tools) {
  const field = el('input', { type: 'text', inputmode: 'numeric', maxlength: 4, value: view.beside?.minutes || '', 'data-key': 'minutes', autocomplete: 'off', placeholder: 'no limit' });
  return el(
    'form',
    {
      class: 'naming',
      onsubmit: (event) => {
        event.preventDefault();
        tools.minutes(Number(field.value.trim() || 0));
      },
    },
    el('label', {}, 'Minutes a player has for the game ', field),
    el('button', { type: 'submit' }, 'Set'),
  );
}

/** What decisions are about, by the server's names of their kinds. */
const KINDS = {
  AUCTION: 'Auctions', STOCK: 'Shares', TRACK: 'Track', MARKERS: 'Station markers', RUNS: 'Runs', DIVIDEND: 'Dividends',
  TRAINS: 'Trains', MERGER: 'Mergers', PRIVATES: 'Private companies', ANSWERS: 'Other questions', DECLINING: 'Passing',
};

/**
 * How long everybody thought about what.
 *
 * @param times a line a kind of decision
 */
export function times(seats, times, close) {
  const cell = (seconds) => el('td', {}, words.minutes(Math.round(seconds)));
  const sum = (line) => Object.values(line.seconds).reduce((all, each) => all + each, 0);
  const players = seats.filter((seat) => times.some((line) => line.seconds[seat.name] !== undefined));
  const lines = [...times].sort((one, other) => sum(other) - sum(one));
  return [
    el('h2', {}, 'Where the time went'),
    lines.length
      ? el(
          'div',
          { class: 'wide' },
          el(
            'table',
            {},
            el('thead', {}, el('tr', {}, ...['Decision', 'How many', 'Each', ...players.map((seat) => seat.name), 'All'].map((name) => el('th', { scope: 'col' }, name)))),
            el(
              'tbody',
              {},
              ...lines.map((line) =>
                el('tr', {}, el('th', { scope: 'row' }, KINDS[line.kind] ?? line.kind), el('td', {}, String(line.decisions)), cell(sum(line) / line.decisions),
                  ...players.map((seat) => cell(line.seconds[seat.name] ?? 0)), cell(sum(line))),
              ),
            ),
          ),
        )
      : el('p', {}, 'Nobody has decided anything yet.'),
    el('button', { type: 'button', class: 'link', onclick: close }, 'Close'),
  ];
}

/** The lines of the game, one of which the table may be taken to. */
export function lines(all, take, close) {
  return [
    el('h2', {}, 'Lines of the game'),
    el('p', {}, 'What was taken back stays a line. All go on with the one that you choose, at its end.'),
    el(
      'ul',
      { class: 'choices' },
      ...all.map(({ name, actions, here, says }) =>
        el('li', {},
          el('b', {}, name), ` · ${actions} ${actions === 1 ? 'action' : 'actions'}${says ? `, the last: ${says}` : ''} `,
          here ? el('span', {}, 'played now') : press('line ' + name, 'Go on with it', () => take(name))),
      ),
    ),
    el('button', { type: 'button', class: 'link', onclick: close }, 'Close'),
  ];
}

/** A turn as a text to be sent to the host; '' while nothing is picked. */
export function copying(text, close) {
  const shown = el('textarea', { readonly: '', rows: 6, 'aria-label': 'Your turn as text' });
  shown.value = text;
  const copy = () => {
    shown.select();
    // Browsers keep the clipboard itself from pages without TLS.
    document.execCommand('copy');
  };
  return [
    el('h2', {}, 'Copy my turn'),
    el('p', {}, text ? 'Send this text to the host, who plays it for you if the game has not moved on.' : 'Pick first what you want to do.'),
    ...(text ? [shown, el('button', { type: 'button', class: 'act', 'data-key': 'copy', onclick: copy }, 'Copy')] : []),
    el('button', { type: 'button', class: 'link', onclick: close }, 'Close'),
  ];
}

/** The form by which the host plays a turn that somebody copied. */
export function pasting(send, close) {
  const text = el('textarea', { rows: 6, 'aria-label': 'The text that a player sent', required: '' });
  const told = el('p', { class: 'refused', role: 'alert' });
  return [
    el('h2', {}, 'Play a copied turn'),
    el('p', {}, 'A player who is not connected sends it to you as text.'),
    el(
      'form',
      {
        onsubmit: async (event) => {
          event.preventDefault();
          told.textContent = words.capital((await send(text.value)) ?? '');
        },
      },
      text,
      told,
      el('button', { type: 'submit', class: 'act' }, 'Play it'),
    ),
    el('button', { type: 'button', class: 'link', onclick: close }, 'Cancel'),
  ];
}

/**
 * The form by which the host sets something by hand.
 *
 * @param offers what can be set, each with its values and what fits them
 * @param send gets the name of what is set, and its values
 */
export function correcting(offers, send, close) {
  const what = el('select', { id: 'what', 'aria-label': 'What to set' }, ...offers.map((offer) => el('option', { value: offer.what }, words.capital(offer.what.replace('-', ' ')))));
  const says = el('p', {});
  const parts = el('div', { class: 'values' });
  const told = el('p', { class: 'refused', role: 'alert' });
  const chosen = () => offers.find((offer) => offer.what === what.value);
  const show = () => {
    says.textContent = chosen().says;
    told.textContent = '';
    parts.replaceChildren(...chosen().parts.map((part) => value(part)));
  };
  what.addEventListener('change', show);
  show();
  return [
    el('h2', {}, 'Correct the game'),
    el('p', {}, 'It is an action like any other: everybody sees it in the log, and it can be taken back.'),
    el(
      'form',
      {
        onsubmit: async (event) => {
          event.preventDefault();
          const values = [...parts.querySelectorAll('[name]')].map((field) => [field.name, field.value.trim()]);
          told.textContent = (await send(chosen().what, Object.fromEntries(values))) ?? '';
        },
      },
      what,
      says,
      parts,
      told,
      el('button', { type: 'submit', class: 'act' }, 'Set it'),
    ),
    el('button', { type: 'button', class: 'link', onclick: close }, 'Cancel'),
  ];
}

/** What is to be given: one of what the game has, or any number. */
function value({ name, number, fits }) {
  const field = number
    ? el('input', { type: 'text', inputmode: 'numeric', name, required: true, autocomplete: 'off', placeholder: 'such as ' + fits.slice(0, 3).join(', ') })
    : el('select', { name }, ...fits.map((fit) => el('option', { value: fit }, fit)));
  return el('label', {}, words.capital(name) + ' ', field);
}

function naming(own, tools) {
  const field = el('input', { type: 'text', maxlength: 24, value: own.shown || own.name, 'data-key': 'name', 'aria-label': 'Your name at this table', autocomplete: 'off' });
  return el(
    'form',
    {
      class: 'naming',
      onsubmit: (event) => {
        event.preventDefault();
        tools.name(field.value);
      },
    },
    el('label', {}, 'Your name at this table ', field),
    el('button', { type: 'submit' }, 'Show it'),
  );
}

/** The kinds of marks, as the server calls them. */
const MARKS = { unclear: 'Unclear', boring: 'Boring', broken: 'Broken', loved: 'Loved it' };

/** The form that marks a moment: a kind, and a sentence for those who want to say more. */
export function marking(send, close) {
  const says = el('input', { type: 'text', maxlength: 200, 'aria-label': 'A sentence, if you like', placeholder: 'A sentence, if you like', autocomplete: 'off' });
  return [
    el('h2', {}, 'Mark this moment'),
    says,
    el(
      'div',
      { class: 'big' },
      ...Object.entries(MARKS).map(([kind, name]) =>
        el('button', { type: 'button', onclick: () => send({ kind, says: says.value.trim() }) }, name),
      ),
    ),
    el('button', { type: 'button', class: 'link', onclick: close }, 'Cancel'),
  ];
}
