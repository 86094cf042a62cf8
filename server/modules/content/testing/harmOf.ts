import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../parse';

const harmless =
  /^(h2|h3|h4|p|br|hr|strong|em|s|sub|sup|ul|ol|li|blockquote|a|table|thead|tbody|tr|th|td|img)$/;

const attributeIsHarmless: Readonly<Record<string, RegExp>> = {
  // A path of this very site, or an address that says where it leads.
  href: /^(\{\{website\}\}|(https?:\/\/[^@\s]+|mailto:[^\s<>"]+|tel:[{}phone\d+().-]+)|\/(?![/\\]).*|\/|#.*)$/,
  rel: /^noopener nofollow$/,
  src: /^\/images\/[0-9a-f-]{36}$/,
  alt: /^/,
  dir: /^(rtl|ltr|auto)$/,
  start: /^\d+$/,
  colspan: /^\d+$/,
  rowspan: /^\d+$/,
  width: /^\d+$/,
  height: /^\d+$/,
};

function harmIn(node: DefaultTreeAdapterTypes.ChildNode): string[] {
  if (defaultTreeAdapter.isTextNode(node)) return [];
  if (!defaultTreeAdapter.isElementNode(node)) return [node.nodeName];
  const inside = node.childNodes.flatMap(harmIn);
  const element = harmless.test(node.tagName) && /xhtml$/.test(node.namespaceURI) ? [] : [node.tagName];
  const attributes = node.attrs
    .filter(({ name, value }) => !attributeIsHarmless[name]?.test(value))
    .map(({ name, value }) => `${node.tagName} ${name}=${value}`);
  return [...element, ...attributes, ...inside];
}

/** Everything that a browser would find there beyond harmless text. */
export const harmOf = (html: string): string[] => parseHtml(html).flatMap(harmIn);
