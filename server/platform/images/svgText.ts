const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML forbids control characters other than whitespace.
const escapeXml = (text: string): string =>
  text
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '');

const attributesOf = (element: Element): string =>
  [...element.attributes]
    .filter(({ name }) => !name.startsWith('xmlns'))
    .map(({ name, value }) => ` ${name}="${escapeXml(value)}"`)
    .join('');

const contentOf = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE) return escapeXml(node.textContent ?? '');
      return node.nodeType === node.ELEMENT_NODE ? elementText(node as Element) : '';
    })
    .join('');

const elementText = (element: Element, declarations = ''): string =>
  `<${element.localName}${declarations}${attributesOf(element)}>${contentOf(element)}</${element.localName}>`;

/** Serializes the elements, attributes and text of a sanitized SVG, and drops every other kind of node. */
export const svgText = (root: Element): string => elementText(root, ` ${namespaces}`);
