/**
 * An element with its attributes, listeners (`onclick`) and children. Texts become text nodes: names
 * and sentences come from other people, and none of them may become markup.
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter((child) => child != null && child !== ''));
  return element;
}

/** An element of a picture. */
export function draw(tag, attributes = {}) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/**
 * Replaces the content of a part of the page. What has the focus keeps it if it is there again,
 * otherwise the part has it, so that keys go on from here. What is typed in forms stays.
 */
export function fill(parent, ...children) {
  const again = (element) => parent.querySelector(`[data-key="${CSS.escape(element.dataset.key ?? '')}"]`);
  const focused = parent.contains(document.activeElement) ? document.activeElement : null;
  const typed = [...parent.querySelectorAll('form input')].filter((field) => field.value !== field.defaultValue);
  const scrolled = parent.scrollTop;
  parent.replaceChildren(...children.flat().filter((child) => child != null));
  parent.scrollTop = scrolled;
  for (const field of typed) if (again(field)) again(field).value = field.value;
  if (focused && !parent.contains(document.activeElement)) (again(focused) ?? parent).focus();
}

/** A picture of the server's as elements. What could run, load or lead elsewhere is left out. */
export function picture(text, prefix) {
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (svg.localName !== 'svg') return draw('svg');
  for (const element of [...svg.querySelectorAll('script, foreignObject, style, a, use, image')])
    element.remove();
  for (const element of [svg, ...svg.querySelectorAll('*')])
    for (const { name, value } of [...element.attributes]) {
      if (/^on|^style$|href$/i.test(name)) element.removeAttribute(name);
      // Two pictures on one page may have parts of one name.
      else if (name === 'id') element.id = prefix + value;
      else if (value.includes('url(#'))
        element.setAttribute(name, value.replaceAll('url(#', 'url(#' + prefix));
    }
  return document.importNode(svg, true);
}
