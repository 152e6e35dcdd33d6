import { draw, fill, picture } from './dom.js';

/** The least pixels for a unit of the picture: a space is 60 units high, and a finger needs 44 pixels. */
const LEAST = 44 / 60;

/** The market: the server's picture, and over it the spaces at which a company may start. */
export class Market {
  #view;
  #svg = null;
  #heart = { x: 0, y: 0, width: 0, height: 0 };
  #marks = draw('g');
  #onpick;

  /**
   * @param view the element that holds it, which scrolls where the market is wider
   * @param onpick gets the offers of the space that is chosen
   */
  constructor(view, onpick) {
    this.#view = view;
    this.#onpick = onpick;
  }

  /** Shows the server's picture; its `x`, `y`, `width` and `height` are to be seen first. */
  show({ picture: text, ...heart }) {
    this.#heart = heart;
    this.#svg = picture(text, 'market-');
    this.#svg.setAttribute('role', 'group');
    this.#svg.setAttribute('aria-label', 'Market');
    this.#svg.style.minWidth = `${this.#svg.viewBox.baseVal.width * LEAST}px`;
    this.#svg.append(this.#marks);
    fill(this.#view, this.#svg);
    this.reveal();
  }

  /**
   * Marks where a company may start.
   *
   * @param spaces boxes with their `offers`, what they `say`, and whether one of them is `picked`
   */
  mark(spaces) {
    const focused = this.#marks.contains(document.activeElement) ? document.activeElement.dataset.key : null;
    this.#marks.replaceChildren(...spaces.map((space, at) => this.#space(space, at)));
    if (focused) this.#marks.querySelector(`[data-key="${focused}"]`)?.focus();
  }

  #space({ x, y, width, height, offers, says, picked }, at) {
    const rect = draw('rect', {
      x, y, width, height, class: picked ? 'par picked' : 'par',
      role: 'button', tabindex: 0, 'aria-label': says, 'aria-pressed': String(picked), 'data-key': 'space ' + at,
    });
    rect.addEventListener('click', () => this.#onpick(offers));
    rect.addEventListener('keydown', (event) => {
      if (event.key !== ' ' && (event.key !== 'Enter' || picked)) return;
      event.preventDefault();
      event.stopPropagation();
      this.#onpick(offers);
    });
    return rect;
  }

  /** Scrolls until the marked spaces are seen, or the tokens. */
  reveal() {
    const scale = this.#svg?.getScreenCTM()?.a;
    if (!scale) return;
    const part = this.#marks.childElementCount ? this.#marks.getBBox() : this.#heart;
    const { x } = this.#svg.viewBox.baseVal;
    this.#marks.firstElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#view.scrollLeft = (part.x + part.width / 2 - x) * scale - this.#view.clientWidth / 2;
  }
}
