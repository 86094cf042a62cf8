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
import { droppedElements, emptyElements, keptElements, mostOf, renamed } from './allowed';
import { escapeHtml } from '../../lib/escapeHtml';
import { imageIdIn, safeAddress } from './links';
import { parseHtml, type Node } from './parse';

type Element = DefaultTreeAdapterTypes.Element;

// Nobody writes like that; whoever sends it wants to see something break.
const maxDepth = 60;

function safeValue(name: string, value: string): string | null {
  if (name === 'href') return safeAddress(value);
  if (name === 'src') return imageIdIn(value) && value;
  if (name === 'dir') return /^(rtl|ltr)$/i.test(value) ? value.toLowerCase() : null;
  const most = mostOf[name];
  if (most === undefined) return value;
  if (value === '1' && /span$/.test(name)) return null;
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= most ? value : null;
}

const attributeOf = ({ attrs }: Element, wanted: string): string =>
  attrs.find(({ name }) => name === wanted)?.value ?? '';

const stylesOf = (element: Element, sheet: ClassStyles): FormatStyle[] =>
  formatStylesOf(sheet, element.tagName, attributeOf(element, 'class'), attributeOf(element, 'style'));

function attributesOf(element: Element, names: readonly string[]): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { name, value } of element.attrs) {
    const safe = names.includes(name) ? safeValue(name, value) : null;
    if (safe !== null) kept.set(name, safe);
  }
  const direction =
    names.includes('dir') && !kept.has('dir') && parseDirection(attributeOf(element, 'style'));
  return direction ? kept.set('dir', direction) : kept;
}

/** What an element must have to be worth keeping, and what we add to it. */
function completed(tag: string, attributes: Map<string, string>): Map<string, string> | null {
  if (tag === 'a') return attributes.has('href') ? attributes.set('rel', 'noopener nofollow') : null;
  if (tag !== 'img') return attributes;
  if (!attributes.has('src')) return null;
  return attributes.has('alt') ? attributes : attributes.set('alt', '');
}

/** Elements that get `dir="auto"` if they have no direction. Stored text does not have it. */
const isBlock = (tag: string): boolean => keptElements[tag]?.includes('dir') ?? false;

interface Writing {
  isShown: boolean;
  /** Whether a style sets a format. Each text then has its own format elements, as in the editor's paste. */
  isStyled: boolean;
  sheet: ClassStyles;
}

interface Place {
  depth: number;
  formats: ReadonlySet<TextFormat>;
}

function writeElement(element: Element, { depth, formats }: Place, writing: Writing): string {
  const tag = Object.hasOwn(renamed, element.tagName) ? (renamed[element.tagName] ?? '') : element.tagName;
  if (element.namespaceURI !== htmlNames.NS.HTML || droppedElements.has(tag) || depth > maxDepth) return '';
  const within: Place = {
    depth: depth + 1,
    formats: writing.isStyled
      ? formatsWithin(element.tagName, stylesOf(element, writing.sheet), formats)
      : formats,
  };
  const inner = element.childNodes.map((child) => writeNode(child, within, writing)).join('');
  if (writing.isStyled && formatOfElement(element.tagName)) return inner;
  const names = Object.hasOwn(keptElements, tag) ? keptElements[tag] : undefined;
  const attributes = names && completed(tag, attributesOf(element, names));
  if (!attributes) return inner;
  if (writing.isShown && isBlock(tag) && !attributes.has('dir')) attributes.set('dir', 'auto');
  const written = [...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return emptyElements.has(tag) ? `<${tag}${written}>` : `<${tag}${written}>${inner}</${tag}>`;
}

function writeText(text: string, { depth, formats }: Place): string {
  const escaped = escapeHtml(text);
  if (text.trim() === '') return escaped;
  // Format elements count like all others, or the next reading would drop the text.
  if (depth + formats.size > maxDepth + 1) return '';
  return [...formats].reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, escaped);
}

function writeNode(node: Node, place: Place, writing: Writing): string {
  if (defaultTreeAdapter.isTextNode(node)) return writeText(node.value, place);
  return defaultTreeAdapter.isElementNode(node) ? writeElement(node, place, writing) : '';
}

const hasFormatStyles = (node: Node, sheet: ClassStyles): boolean =>
  defaultTreeAdapter.isElementNode(node) &&
  (stylesOf(node, sheet).some(({ size }) => size > 0) ||
    node.childNodes.some((child) => hasFormatStyles(child, sheet)));

function sheetsIn(node: Node): string[] {
  if (!defaultTreeAdapter.isElementNode(node)) return [];
  if (node.tagName !== 'style') return node.childNodes.flatMap(sheetsIn);
  return node.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''));
}

function write(html: string, isShown: boolean): string {
  const nodes = parseHtml(html);
  const sheet = parseClassStyles(nodes.flatMap(sheetsIn).join('}'));
  const writing = { isShown, sheet, isStyled: nodes.some((node) => hasFormatStyles(node, sheet)) };
  return nodes.map((node) => writeNode(node, { depth: 0, formats: new Set() }, writing)).join('');
}

/**
 * HTML with the elements and attributes of `allowed.ts` and nothing else. It is not what came in with parts cut out:
 * it is written anew from what a browser would read, so that nothing gets through that is not known here. Throws
 * TooComplex.
 */
export const sanitiseHtml = (html: string): string => write(html, false);

/** Returns the same with `dir="auto"` on every block that was given no direction, for pages and exports. */
export const shownHtml = (html: string): string => write(html, true);
