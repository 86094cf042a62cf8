import DOMPurify from 'isomorphic-dompurify';
import { type DecodedImage, ImageError } from './decodedImage';
import { rasterizeSvg } from './raster';

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
const svgText = (root: Element): string => elementText(root, ` ${namespaces}`);

const plainDocumentType = /<!DOCTYPE\s[^<>[]*>/i;

/**
 * Returns the text from the root element on. Throws `ImageError` for entities, which are never expanded, and
 * for a truncated file.
 */
function rootOf(text: string): string {
  const withoutDocumentType = text.replace(plainDocumentType, '');
  if (/<!(DOCTYPE|ENTITY)/i.test(withoutDocumentType)) throw new ImageError('SvgWithEntities');
  if (!/<\/svg\s*>/i.test(withoutDocumentType)) throw new ImageError('Broken');
  return withoutDocumentType.slice(withoutDocumentType.search(/<svg[\s>]/i));
}

// A CSS escape can hide any keyword, so every backslash counts as an external reference.
const hasExternalReference = (css: string): boolean =>
  css.includes('\\') || /@import|url\s*\((?!\s*(?:["']\s*)?#)|image(-set)?\s*\(|expression\s*\(/i.test(css);

// Keeps only references within the document. Others could load files, track viewers or run scripts.
DOMPurify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName, attrValue } = attribute;
  const isReference = /(^|:)(href|src)$/i.test(attrName);
  if (isReference ? !attrValue.startsWith('#') : hasExternalReference(attrValue)) attribute.keepAttr = false;
});

DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'style' && hasExternalReference(node.textContent ?? '')) node.textContent = '';
});

/**
 * Returns the SVG without scripts, event handlers, foreign content and external references. Throws
 * `ImageError` for entities and truncated files, and if no SVG remains.
 */
export function sanitizeSvg(text: string): string {
  const fragment = DOMPurify.sanitize(rootOf(text), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['foreignobject', 'script', 'feimage', 'image', 'a'],
    KEEP_CONTENT: false,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const root = fragment.firstElementChild;
  if (root?.localName !== 'svg') throw new ImageError('Broken');
  return svgText(root);
}

export const decodeSvg = async (bytes: Uint8Array): Promise<DecodedImage> =>
  rasterizeSvg(sanitizeSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
