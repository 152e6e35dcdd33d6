import { el } from './dom.js';

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
