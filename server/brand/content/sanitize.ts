import { defaultTreeAdapter, html as htmlNames, type DefaultTreeAdapterTypes } from 'parse5';
import {
  parseDirection,
  formatOfElement,
  formatStylesOf,
  formatsWithin,
  parseClassStyles,
  type ClassStyles,
  type FormatStyle,
  type TextFormat,
} from '../../../contract/textFormats';
import {
  droppedElements,
  emptyElements,
  allowedElements,
  maxAttributeValues,
  renamedElements,
} from './allowedElements';
import { escapeHtml } from '../../lib/strings';
import { imageIdIn, safeHref } from '../../../contract/content';
import { parseHtml, type Node } from './parse';

type Element = DefaultTreeAdapterTypes.Element;

// Only malicious texts have deeper nesting.
const maxDepth = 60;

function safeValue(name: string, value: string): string | null {
  if (name === 'href') return safeHref(value);
  if (name === 'src') return imageIdIn(value) && value;
  if (name === 'dir') return /^(rtl|ltr)$/i.test(value) ? value.toLowerCase() : null;
  const max = maxAttributeValues[name];
  if (max === undefined) return value;
  if (value === '1' && /span$/.test(name)) return null;
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= max ? value : null;
}

const getAttribute = ({ attrs }: Element, attributeName: string): string =>
  attrs.find(({ name }) => name === attributeName)?.value ?? '';

const stylesOf = (element: Element, sheet: ClassStyles): FormatStyle[] =>
  formatStylesOf(sheet, element.tagName, getAttribute(element, 'class'), getAttribute(element, 'style'));

function safeAttributes(element: Element, names: readonly string[]): Map<string, string> {
  const result = new Map<string, string>();
  for (const { name, value } of element.attrs) {
    const safe = names.includes(name) ? safeValue(name, value) : null;
    if (safe !== null) result.set(name, safe);
  }
  const direction =
    names.includes('dir') && !result.has('dir') && parseDirection(getAttribute(element, 'style'));
  return direction ? result.set('dir', direction) : result;
}

/** Adds default attributes, or returns null if the element lacks a required attribute. */
function completeAttributes(tag: string, attributes: Map<string, string>): Map<string, string> | null {
  if (tag === 'a') return attributes.has('href') ? attributes.set('rel', 'noopener nofollow') : null;
  if (tag !== 'img') return attributes;
  if (!attributes.has('src')) return null;
  return attributes.has('alt') ? attributes : attributes.set('alt', '');
}

/**
 * Returns whether the element gets `dir="auto"` when it has no direction. Stored texts contain no
 * `dir="auto"`.
 */
const isBlock = (tag: string): boolean => allowedElements[tag]?.includes('dir') ?? false;

interface SanitizeContext {
  isForDisplay: boolean;
  /**
   * True if a style sets a format. Each text then gets separate format elements, as when pasting into the
   * editor.
   */
  isStyled: boolean;
  sheet: ClassStyles;
}

interface Scope {
  depth: number;
  formats: ReadonlySet<TextFormat>;
}

function writeElement(element: Element, { depth, formats }: Scope, context: SanitizeContext): string {
  const tag = Object.hasOwn(renamedElements, element.tagName)
    ? (renamedElements[element.tagName] ?? '')
    : element.tagName;
  if (element.namespaceURI !== htmlNames.NS.HTML || droppedElements.has(tag) || depth > maxDepth) return '';
  const childScope: Scope = {
    depth: depth + 1,
    formats: context.isStyled
      ? formatsWithin(element.tagName, stylesOf(element, context.sheet), formats)
      : formats,
  };
  const inner = element.childNodes.map((child) => writeNode(child, childScope, context)).join('');
  if (context.isStyled && formatOfElement(element.tagName)) return inner;
  const names = Object.hasOwn(allowedElements, tag) ? allowedElements[tag] : undefined;
  const attributes = names && completeAttributes(tag, safeAttributes(element, names));
  if (!attributes) return inner;
  if (context.isForDisplay && isBlock(tag) && !attributes.has('dir')) attributes.set('dir', 'auto');
  const attributeHtml = [...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return emptyElements.has(tag) ? `<${tag}${attributeHtml}>` : `<${tag}${attributeHtml}>${inner}</${tag}>`;
}

function writeText(text: string, { depth, formats }: Scope): string {
  const escaped = escapeHtml(text);
  if (text.trim() === '') return escaped;
  // Format elements count toward the depth. Otherwise the next sanitization would drop the text.
  if (depth + formats.size > maxDepth + 1) return '';
  return [...formats].reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escaped);
}

function writeNode(node: Node, scope: Scope, context: SanitizeContext): string {
  if (defaultTreeAdapter.isTextNode(node)) return writeText(node.value, scope);
  return defaultTreeAdapter.isElementNode(node) ? writeElement(node, scope, context) : '';
}

const hasFormatStyles = (node: Node, sheet: ClassStyles): boolean =>
  defaultTreeAdapter.isElementNode(node) &&
  (stylesOf(node, sheet).some(({ size }) => size > 0) ||
    node.childNodes.some((child) => hasFormatStyles(child, sheet)));

function styleSheetsIn(node: Node): string[] {
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  if (node.tagName !== 'style') return node.childNodes.flatMap(styleSheetsIn);
  return node.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''));
}

function rebuildHtml(html: string, isForDisplay: boolean): string {
  const nodes = parseHtml(html);
  const sheet = parseClassStyles(nodes.flatMap(styleSheetsIn).join('}'));
  const context = {
    isForDisplay,
    sheet,
    isStyled: nodes.some((node) => hasFormatStyles(node, sheet)),
  };
  return nodes.map((node) => writeNode(node, { depth: 0, formats: new Set() }, context)).join('');
}

/**
 * Returns HTML with allowed elements and attributes only. Rebuilds it from the parsed nodes, so that unknown
 * markup cannot pass. Throws `HtmlTooComplexError`.
 */
export const sanitizeHtml = (html: string): string => rebuildHtml(html, false);

/** Returns sanitized HTML with `dir="auto"` on every block without a direction, for pages and exports. */
export const sanitizeHtmlForDisplay = (html: string): string => rebuildHtml(html, true);
