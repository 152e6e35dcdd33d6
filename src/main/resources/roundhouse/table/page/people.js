import { el } from './dom.js';
import { button } from './rows.js';
import * as words from './words.js';

const press = (key, says, onclick) => button({ class: 'small', 'data-key': key, onclick }, says);

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

/**
 * Who sits at the table, and what one may do about it.
 *
 * @param waited seconds that play has waited for the decision that is open
 * @param tools `name(text)`, `askTakeBack()`, `passFor(until)`, `times()`, and for the host
 *     `takeBack()`, `bot(seat, bot)`, `link(seat)`, `minutes(many)`, `correct()`, `lines()`, `paste()`
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
          host && !view.over ? press('bot ' + seat.name, seat.bot ? 'Person plays' : 'Bot plays', () => tools.bot(seat.name, seat.bot ? null : 'sensible')) : null,
          host ? press('link ' + seat.name, 'New link', () => tools.link(seat.name)) : null,
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
      host && !view.stopped ? press('take back', 'Take the last action back', tools.takeBack) : null,
      host ? press('lines', 'Go on with another line …', tools.lines) : null,
      host ? press('paste', 'Play a copied turn …', tools.paste) : null,
      host ? press('correct', 'Correct …', tools.correct) : null,
      host ? press('link', 'New link to look on', () => tools.link('')) : null,
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
