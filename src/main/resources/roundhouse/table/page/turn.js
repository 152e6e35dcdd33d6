/**
 * What may be decided, and what is picked of it. A pick is a value:
 * - `draft`: what is planned before it: lines, touches that draw runs, partners of a merger
 * - `aside`: the private company whose right is used, or '' for the turn itself
 * - `row`: which row, or 'pass', or 'merger'; null for none
 * - `variant`: which of the row's choices: a rotation, a par price, a percentage
 * - `amount`: what is typed; null while it is none that may be
 * - `at`: when it changed last, in milliseconds
 */

/** How long the button that acts is dead after a change: a second tap meant for what was there before. */
export const DEAD = 400;

export const EMPTY = { lines: [], runs: [], partners: [], form: '' };

export function nothing(now, draft = EMPTY) {
  return { draft, aside: '', row: null, variant: 0, amount: null, at: now };
}

/** The rows of the turn, or those of a private company's right. */
export function rows(turn, pick) {
  if (!turn) return [];
  return pick.aside ? (turn.aside?.[pick.aside] ?? []) : turn.rows;
}

export function row(turn, pick) {
  return typeof pick.row === 'number' ? (rows(turn, pick)[pick.row] ?? null) : null;
}

/** The choice that is picked; null if none is. */
export function choice(turn, pick) {
  if (!turn) return null;
  if (pick.row === 'pass') return turn.pass ?? null;
  if (pick.row === 'merger') return turn.merger?.offer ? turn.merger : null;
  return row(turn, pick)?.variants[pick.variant] ?? null;
}

export function picked(turn, pick, which, variant, now) {
  const next = { ...pick, row: which, variant, at: now };
  return { ...next, amount: choice(turn, next)?.amount?.min ?? null };
}

export function passed(turn, pick, now) {
  return { ...picked(turn, pick, 'pass', 0, now), aside: '' };
}

export function aside(pick, id, now) {
  return { ...nothing(now, pick.draft), aside: pick.aside === id ? '' : id };
}

/** Another choice of the row, some steps on: a tile is turned. */
export function turned(turn, pick, steps, now) {
  const count = row(turn, pick)?.variants.length ?? 0;
  if (count === 0) return pick;
  const variant = (((pick.variant + steps) % count) + count) % count;
  return picked(turn, pick, pick.row, variant, now);
}

/** The amount as typed or slid; one that may not be counts as none. */
export function withAmount(turn, pick, text, now) {
  const range = choice(turn, pick)?.amount;
  const value = /^\d+$/.test(String(text).trim()) ? Number(text) : NaN;
  const may =
    range && value >= range.min && value <= range.max && (value - range.min) % (range.step || 1) === 0;
  return { ...pick, amount: may ? value : null, at: now };
}

/** What is sent; null while nothing complete is picked. Planned lines alone are enough. */
export function deed(turn, pick) {
  const chosen = choice(turn, pick);
  const draft = planned(pick) ? { draft: pick.draft } : {};
  if (!chosen) return turn && pick.draft.lines.length ? { offer: '', ...draft } : null;
  if (!chosen.amount) return { offer: chosen.offer, ...draft };
  return pick.amount === null ? null : { offer: chosen.offer, amount: pick.amount, ...draft };
}

/**
 * What a click on a space of the market, or on a cell of the holdings, picks of what is offered
 * there: the company that is picked already; another click goes on to the next.
 *
 * @param offers ids
 * @return the same pick if none of them is in the turn's rows
 */
export function clicked(turn, pick, offers, now) {
  const found = offers.map((offer) => place(turn, offer)).filter(Boolean);
  if (found.length === 0) return pick;
  const before = pick.aside ? nothing(now, pick.draft) : pick;
  const same = found.filter((each) => each.row === before.row);
  const at = found.findIndex((each) => each.row === before.row && each.variant === before.variant);
  const next = at < 0 ? (same[0] ?? found[0]) : found[(at + 1) % found.length];
  return picked(turn, before, next.row, next.variant, now);
}

/** Where an offer stands in the turn's rows; null if it does not. */
function place(turn, offer) {
  for (let row = 0; row < (turn?.rows.length ?? 0); row++) {
    const variant = turn.rows[row].variants.findIndex((each) => each.offer === offer);
    if (variant >= 0) return { row, variant };
  }
  return null;
}

/** The spaces of the market at which a company may start, in words, and whether it is picked. */
export function spaces(turn, pick) {
  const now = choice(turn, pick)?.offer;
  return (turn?.spaces ?? []).map((space) => ({
    ...space,
    picked: space.offers.includes(now),
    says: space.offers
      .map((offer) => place(turn, offer))
      .filter(Boolean)
      .map(({ row, variant }) => turn.rows[row].variants[variant].says)
      .join(', '),
  }));
}

/** Whether anything is planned. */
export function planned({ draft }) {
  return draft.lines.length + draft.runs.length + draft.partners.length > 0 || draft.form !== '';
}

/** Kinds of which several may make one turn. */
const SEVERAL = new Set(['STOCK', 'MARKERS', 'TRAINS']);

/** Whether what is picked may become a line of the plan. */
export function mayAdd(turn, pick) {
  return deed(turn, pick) !== null && SEVERAL.has(row(turn, pick)?.kind);
}

/** The plan with what is picked as one more line, after which something else may be picked. */
export function added(turn, pick, now) {
  const { offer, amount = 0 } = deed(turn, pick);
  return nothing(now, { ...pick.draft, lines: [...pick.draft.lines, { offer, amount }] });
}

/** The plan without its last line. */
export function shorter(pick, now) {
  return nothing(now, { ...pick.draft, lines: pick.draft.lines.slice(0, -1) });
}

/** The touch that takes the last leg of a run through a hex; null while the run has no track. */
export function through(train, hex) {
  const last = train.track.at(-1);
  return last ? rerouted(train, hexOf(last), hex) : null;
}

/** The touch that takes the leg of a run in one hex through another. */
export function rerouted(train, hex, through) {
  return { kind: 'THROUGH', train: train.train, hex, through };
}

/** The hexes where a run has track. */
export function hexes(train) {
  return train.track.map(hexOf);
}

/** The hex of a piece of track, "F4:3-_0". */
function hexOf(track) {
  return track.split(':')[0];
}

/** The runs as drawn on by one more touch. */
export function touched(pick, touch, now) {
  return { ...pick, draft: { ...pick.draft, runs: [...pick.draft.runs, touch] }, at: now };
}

/** The runs without the last touch, which did nothing. */
export function untouched(pick) {
  return { ...pick, draft: { ...pick.draft, runs: pick.draft.runs.slice(0, -1) } };
}

/** A merger with one more partner, or without one. */
export function ticked(pick, company, now) {
  const { partners } = pick.draft;
  const others = partners.filter((each) => each !== company);
  const next = others.length < partners.length ? others : [...partners, company];
  return { ...pick, row: 'merger', draft: { ...pick.draft, partners: next }, at: now };
}

/** A merger that forms another company. */
export function forming(pick, company, now) {
  return { ...pick, row: 'merger', draft: { ...pick.draft, form: company }, at: now };
}

/** Whether the button acts: not in the moment after a change. */
export function alive(pick, now) {
  return now - pick.at >= DEAD;
}

/** The hexes at which something may be picked, each with its rows' indices. */
export function places(turn, pick) {
  const found = new Map();
  rows(turn, pick).forEach((each, index) => {
    for (const hex of each.variants[0].hexes ?? []) {
      if (!found.has(hex)) found.set(hex, []);
      found.get(hex).push(index);
    }
  });
  return found;
}

/**
 * What a tap on a hex picks: what is placed at the stop that is meant. Another tap on it turns its
 * tile, and where there is but one way to lay it, or no tile, goes on to the next row there.
 *
 * @param stops that the tap may mean, the nearest first
 */
export function tapped(turn, pick, hex, stops, now) {
  const here = places(turn, pick).get(hex) ?? [];
  if (here.length === 0) return pick;
  const at = here.indexOf(pick.row);
  const meant = here.find((index) => stops.length === 1 && isAt(rows(turn, pick)[index], hex, stops[0]));
  if (meant !== undefined && meant !== pick.row) return picked(turn, pick, meant, 0, now);
  if (at < 0) return picked(turn, pick, here[0], 0, now);
  if (row(turn, pick).variants.length > 1) return turned(turn, pick, 1, now);
  return picked(turn, pick, here[(at + 1) % here.length], 0, now);
}

/** Whether a row places a marker or token at a stop. */
function isAt({ variants: [first] }, hex, stop) {
  return !first.tile && first.city != null && `${hex}.${first.city}` === stop.name;
}

/**
 * A pick carried over to what the server sends next: the same choice if it is still offered, so that
 * somebody else's joining the table takes nothing out of one's hand.
 */
export function carried(before, pick, after, now) {
  const old = choice(before, pick);
  if (!old || !after) return nothing(now);
  if (pick.row === 'pass') return after.pass ? passed(after, nothing(now), now) : nothing(now);
  const all = rows(after, pick);
  for (let index = 0; index < all.length; index++) {
    const variant = all[index].variants.findIndex((each) => each.offer === old.offer);
    if (variant < 0) continue;
    const next = picked(after, pick, index, variant, now);
    if (pick.amount === null || !choice(after, next).amount) return next;
    const typed = withAmount(after, next, pick.amount, now);
    return typed.amount === null ? next : typed;
  }
  return nothing(now);
}

/** Rows by company, in order of first appearance; those without one stand under ''. */
export function byCompany(all) {
  const found = new Map();
  all.forEach((each, index) => {
    const company = each.company ?? '';
    if (!found.has(company)) found.set(company, []);
    found.get(company).push({ ...each, index });
  });
  return found;
}
