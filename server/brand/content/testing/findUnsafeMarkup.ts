import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';
import { parseHtml } from '../parse';

const allowedTags =
  /^(h2|h3|h4|p|br|hr|strong|em|s|sub|sup|ul|ol|li|blockquote|a|table|thead|tbody|tr|th|td|img)$/;

const allowedAttributes: Readonly<Record<string, RegExp>> = {
  // The website variable, an absolute URL without credentials, an email or phone link, a portal path or a
  // fragment.
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

function unsafeMarkupIn(node: DefaultTreeAdapterTypes.ChildNode): string[] {
  if (defaultTreeAdapter.isTextNode(node)) return [];
  if (!defaultTreeAdapter.isElementNode(node)) return [node.nodeName];
  const inside = node.childNodes.flatMap(unsafeMarkupIn);
  const element = allowedTags.test(node.tagName) && /xhtml$/.test(node.namespaceURI) ? [] : [node.tagName];
  const attributes = node.attrs
    .filter(({ name, value }) => !allowedAttributes[name]?.test(value))
    .map(({ name, value }) => `${node.tagName} ${name}=${value}`);
  return [...element, ...attributes, ...inside];
}

/** Returns the elements and attributes in the parsed HTML that are not allowed. */
export const findUnsafeMarkup = (html: string): string[] => parseHtml(html).flatMap(unsafeMarkupIn);
