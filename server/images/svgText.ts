const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Control characters other than white space may stand in no XML document.
const escaped = (text: string): string =>
  text
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (mark) => escapes[mark] ?? '');

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name }) => !name.startsWith('xmlns'))
    .map(({ name, value }) => ` ${name}="${escaped(value)}"`)
    .join('');

const contentOf = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) return escaped(node.textContent ?? '');
      return node.nodeType === node.ELEMENT_NODE ? elementText(node as Element) : '';
    })
    .join('');

const elementText = (element: Element, declarations = ''): string =>
  `<${element.localName}${declarations}${attributesOf(element)}>${contentOf(element)}</${element.localName}>`;

/** A sanitised SVG element as a file: elements, attributes and text, and nothing else that XML knows. */
export const svgText = (root: Element): string => elementText(root, ` ${namespaces}`);
