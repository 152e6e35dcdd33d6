/** The sentences of the page that follow from the view. */

/** A list in words: "Ann", "Ann and Ben", "Ann, Ben and Cid". */
export function listed(names) {
  if (names.length < 2) return names.join('');
  return names.slice(0, -1).join(', ') + ' and ' + names.at(-1);
}

/** What a seat is called: the name that its friend typed, with the seat's own where they differ. */
export function called(seat) {
  const shown = (seat.shown ?? '').trim();
  return shown && shown !== seat.name ? `${shown} (${seat.name})` : seat.name;
}

/** Whether the page is that of the host, of a player or of somebody who watches. */
export function is(view, kind) {
  return (view.you?.kind ?? '').toLowerCase() === kind;
}

/** The seat that this page is for; undefined for those who have none. */
export function ownSeat(view) {
  return view.seats.find((seat) => seat.name === view.you?.player);
}

export function mine(view) {
  return Boolean(ownSeat(view)?.decides);
}

/** Who decides: "Your turn", "Ben decides", "Ann and Ben decide". */
export function who(view) {
  if (view.over) return 'The game is over';
  if (view.stopped) return `${is(view, 'host') ? 'You decide' : 'The host decides'} how the game goes on`;
  if (mine(view)) return 'Your turn';
  const deciders = view.seats.filter((seat) => seat.decides);
  if (deciders.length === 0) return 'Nobody decides now';
  return listed(deciders.map(called)) + (deciders.length === 1 ? ' decides' : ' decide');
}

/** What is decided, with who does: "Ben decides: lay track". */
export function waits(view) {
  const asks = view.turn?.asks ?? '';
  if (view.stopped) return who(view);
  if (view.over || mine(view)) return asks;
  return asks ? `${who(view)}: ${asks[0].toLowerCase()}${asks.slice(1)}` : who(view);
}

/** The title of the tab, which is seen while another one is in front. */
export function title(view) {
  return (mine(view) && !view.over ? '● your turn · ' : '') + view.title;
}

export function presence(seat) {
  if (seat.bot) return `bot ${seat.bot}`;
  return seat.here ? 'here' : 'away';
}

/** Minutes and seconds, as a clock shows them; nothing before anybody has thought. */
export function minutes(seconds) {
  if (!seconds) return '';
  const rest = String(seconds % 60).padStart(2, '0');
  return `${Math.floor(seconds / 60)}:${rest}`;
}

/** Seconds that a seat has thought, with the decision that is open; bots do not think. */
export function thought(seat, waited) {
  return seat.seconds + (seat.decides && !seat.bot ? Math.floor(waited) : 0);
}

/** Whether a seat has thought for longer than it was given. */
export function late(view, seconds) {
  const minutes = view.beside?.minutes ?? 0;
  return minutes > 0 && seconds > minutes * 60;
}

/** A seat's clock: "3:20", "3:20 of 40 min", "3:20 over 40 min". */
export function clock(view, seconds) {
  const given = view.beside?.minutes ?? 0;
  if (!given) return minutes(seconds);
  if (late(view, seconds)) return `${minutes(seconds - given * 60)} over ${given} min`;
  return `${minutes(seconds) || '0:00'} of ${given} min`;
}

/** How long the table passes for somebody, by the names that the server has for it. */
export const PASSES = {
  ROUND: 'until the round ends',
  TRADE: 'until shares of a company in which I have any change hands',
};

export function capital(text) {
  return text ? text[0].toUpperCase() + text.slice(1) : '';
}

/** What the button that acts says: the choice, with its amount where it has one. */
export function deedWords(choice, amount) {
  if (!choice) return 'Pick a choice';
  if (!choice.amount) return capital(choice.says);
  return amount === null
    ? rangeWords(choice.amount)
    : (choice.amount.says ?? `${capital(choice.says)}: {}`).replace('{}', () => amount);
}

export function rangeWords(range) {
  const steps = range.step > 1 ? ` in steps of ${range.step}` : '';
  return `From ${range.min} to ${range.max}${steps}`;
}

/** What edits of the rules say that came after the one that was understood last. */
export function unread(edits, understood) {
  return edits.slice(edits.findIndex((edit) => edit.name === understood) + 1).flatMap((edit) => edit.says);
}

/** Why the server did not do what was asked. */
export function answered(answer) {
  return answer.moved ? 'The game has moved on; look again.' : answer.refused;
}

/** More lines of the log than anybody listens to. */
const HEARD = 5;

/** What a screen reader is told when a view follows another: what has happened, and who decides. */
export function spoken(before, after) {
  const known = before?.log?.at(-1)?.action ?? Infinity;
  const news = (after.log ?? []).filter((line) => line.action > known).map((line) => line.says).slice(-HEARD);
  if (!before || news.length || waits(before) !== waits(after))
    news.push(mine(after) && !after.over ? `Your turn: ${waits(after)}` : waits(after) || who(after));
  return news.join(' ');
}

/** The state of the line to the server, or '' where nothing is to be said. */
export function lineWords(state) {
  switch (state) {
    case 'connected':
      return '';
    case 'polling':
      return 'Connected, slowly: something on the way holds messages back.';
    case 'refused':
      return 'This link no longer counts. Ask the host for a new one.';
    case 'missing':
      return 'This address lacks the secret of a seat. Open the whole link that the host sent.';
    default:
      return 'Connecting again … what you see may be out of date.';
  }
}
