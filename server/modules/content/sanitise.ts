import { defaultTreeAdapter, html as htmlNames, type DefaultTreeAdapterTypes } from 'parse5';
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

function attributesOf(element: Element, names: readonly string[]): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { name, value } of element.attrs) {
    const safe = names.includes(name) ? safeValue(name, value) : null;
    if (safe !== null) kept.set(name, safe);
  }
  return kept;
}

/** What an element must have to be worth keeping, and what we add to it. */
function completed(tag: string, attributes: Map<string, string>): Map<string, string> | null {
  if (tag === 'a') return attributes.has('href') ? attributes.set('rel', 'noopener nofollow') : null;
  if (tag !== 'img') return attributes;
  if (!attributes.has('src')) return null;
  return attributes.has('alt') ? attributes : attributes.set('alt', '');
}

/** Elements that get `dir="auto"` where the text gives them no direction. Stored text is kept without it. */
const isBlock = (tag: string): boolean => keptElements[tag]?.includes('dir') ?? false;

interface Writing {
  isShown: boolean;
}

function writeElement(element: Element, depth: number, writing: Writing): string {
  const tag = renamed[element.tagName] ?? element.tagName;
  if (element.namespaceURI !== htmlNames.NS.HTML || droppedElements.has(tag) || depth > maxDepth) return '';
  const inner = element.childNodes.map((child) => writeNode(child, depth + 1, writing)).join('');
  const names = Object.hasOwn(keptElements, tag) ? keptElements[tag] : undefined;
  const attributes = names && completed(tag, attributesOf(element, names));
  if (!attributes) return inner;
  if (writing.isShown && isBlock(tag) && !attributes.has('dir')) attributes.set('dir', 'auto');
  const written = [...attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('');
  return emptyElements.has(tag) ? `<${tag}${written}>` : `<${tag}${written}>${inner}</${tag}>`;
}

function writeNode(node: Node, depth: number, writing: Writing): string {
  if (defaultTreeAdapter.isTextNode(node)) return escapeHtml(node.value);
  return defaultTreeAdapter.isElementNode(node) ? writeElement(node, depth, writing) : '';
}

const write = (html: string, writing: Writing): string =>
  parseHtml(html)
    .map((node) => writeNode(node, 0, writing))
    .join('');

/**
 * HTML with the elements and attributes of `allowed.ts` and nothing else. It is not what came in with parts cut out:
 * it is written anew from what a browser would read, so that nothing gets through that is not known here. Throws
 * TooTangled.
 */
export const sanitiseHtml = (html: string): string => write(html, { isShown: false });

/** Returns the same with `dir="auto"` on every block that was given no direction, for pages and exports. */
export const shownHtml = (html: string): string => write(html, { isShown: true });
