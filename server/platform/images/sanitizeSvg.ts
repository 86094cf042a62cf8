import DOMPurify from 'isomorphic-dompurify';
import { ImageError } from './decodedImage';
import { svgText } from './svgText';

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
