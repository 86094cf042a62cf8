import DOMPurify from 'isomorphic-dompurify';
import { ImageError } from './decodedImage';
import { svgText } from './svgText';

const plainDocumentType = /<!DOCTYPE\s[^<>[]*>/i;

/** The root element and what follows. Entities are refused, not expanded; half a file is refused, not mended. */
function rootOf(text: string): string {
  const bare = text.replace(plainDocumentType, '');
  if (/<!(DOCTYPE|ENTITY)/i.test(bare)) throw new ImageError('SvgWithEntities');
  if (!/<\/svg\s*>/i.test(bare)) throw new ImageError('Broken');
  return bare.slice(bare.search(/<svg[\s>]/i));
}

// A backslash can spell any word of CSS in another way.
const leavesTheDocument = (css: string): boolean =>
  css.includes('\\') || /@import|url\s*\((?!\s*(?:["']\s*)?#)|image(-set)?\s*\(|expression\s*\(/i.test(css);

// Only references within the document stay: anything else could fetch, track or run something.
DOMPurify.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName, attrValue } = attribute;
  const isReference = /(^|:)(href|src)$/i.test(attrName);
  if (isReference ? !attrValue.startsWith('#') : leavesTheDocument(attrValue)) attribute.keepAttr = false;
});

DOMPurify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName === 'style' && leavesTheDocument(node.textContent ?? '')) node.textContent = '';
});

/** An SVG without scripts, foreign content, event handlers and references to the outside. */
export function sanitiseSvg(text: string): string {
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
