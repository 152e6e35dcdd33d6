import { draw, el } from './dom.js';
import { button } from './rows.js';
import * as words from './words.js';

/* What stands in dialogs. Each has a name, and a link-like button that closes it. */

const ends = (says, close) => button({ class: 'link', onclick: close }, says);

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
    ends('Close', close),
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
          here ? el('span', {}, 'played now') : button({ class: 'small', 'data-key': 'line ' + name, onclick: () => take(name) }, 'Go on with it')),
      ),
    ),
    ends('Close', close),
  ];
}

/**
 * A text that is to be sent to somebody, with a button that copies it.
 *
 * @param says what it is for
 * @param text '' while there is none
 * @param code of a link: the side and the dark squares of its QR code
 */
export function copying(name, says, text, close, code) {
  const shown = el('textarea', { readonly: '', rows: 6, 'aria-label': name });
  shown.value = text;
  const copy = () => {
    shown.select();
    // Browsers keep the clipboard itself from pages without TLS.
    document.execCommand('copy');
  };
  return [
    el('h2', {}, name),
    el('p', {}, says),
    ...(text ? [shown, el('button', { type: 'button', class: 'act', 'data-key': 'copy', onclick: copy }, 'Copy')] : []),
    ...(code ? [qrCode(code)] : []),
    ends('Close', close),
  ];
}

/* For telephones, dark on light in every theme, with the margin that readers need. */
function qrCode({ side, dark }) {
  const margin = 4;
  const size = side + 2 * margin;
  const svg = draw('svg', { class: 'code', viewBox: `${-margin} ${-margin} ${size} ${size}`, role: 'img', 'aria-label': 'The link as a QR code' });
  svg.append(draw('rect', { x: -margin, y: -margin, width: size, height: size, fill: '#fff' }), draw('path', { d: dark, fill: '#000' }));
  return svg;
}

/* A form that says what is wrong with what it was given; `send` answers that. */
function form(says, send, ...parts) {
  const told = el('p', { class: 'refused', role: 'alert' });
  const onsubmit = async (event) => {
    event.preventDefault();
    told.textContent = words.capital((await send()) ?? '');
  };
  const onchange = () => (told.textContent = '');
  return el('form', { onsubmit, onchange }, ...parts, told, el('button', { type: 'submit', class: 'act' }, says));
}

/** The form by which the host plays a turn that somebody copied. */
export function pasting(send, close) {
  const text = el('textarea', { rows: 6, 'aria-label': 'The text that a player sent', required: '' });
  return [
    el('h2', {}, 'Play a copied turn'),
    el('p', {}, 'A player who is not connected sends it to you as text.'),
    form('Play it', () => send(text.value), text),
    ends('Cancel', close),
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
  const chosen = () => offers.find((offer) => offer.what === what.value);
  const show = () => {
    says.textContent = chosen().says;
    parts.replaceChildren(...chosen().parts.map((part) => value(part)));
  };
  what.addEventListener('change', show);
  show();
  const set = () => {
    const values = [...parts.querySelectorAll('[name]')].map((field) => [field.name, field.value.trim()]);
    return send(chosen().what, Object.fromEntries(values));
  };
  return [
    el('h2', {}, 'Correct the game'),
    el('p', {}, 'It is an action like any other: everybody sees it in the log, and it can be taken back.'),
    form('Set it', set, what, says, parts),
    ends('Cancel', close),
  ];
}

/** What is to be given: one of what the game has, or any number. */
function value({ name, number, fits }) {
  const field = number
    ? el('input', { type: 'text', inputmode: 'numeric', name, required: true, autocomplete: 'off', placeholder: 'such as ' + fits.slice(0, 3).join(', ') })
    : el('select', { name }, ...fits.map((fit) => el('option', { value: fit }, fit)));
  return el('label', {}, words.capital(name) + ' ', field);
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
    ends('Cancel', close),
  ];
}
