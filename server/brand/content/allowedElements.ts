import { formatElements } from '../../../contract/textFormats';

/** Allowed elements with their allowed attributes. Values of `href` and `src` are checked separately. */
export const allowedElements: Readonly<Record<string, readonly string[]>> = {
  h2: ['dir'],
  h3: ['dir'],
  h4: ['dir'],
  p: ['dir'],
  br: [],
  hr: [],
  strong: [],
  em: [],
  s: [],
  sub: [],
  sup: [],
  ul: ['dir'],
  ol: ['start', 'dir'],
  li: ['dir'],
  blockquote: ['dir'],
  a: ['href'],
  table: ['dir'],
  thead: [],
  tbody: [],
  tr: [],
  th: ['colspan', 'rowspan', 'dir'],
  td: ['colspan', 'rowspan', 'dir'],
  img: ['src', 'alt', 'width', 'height'],
};

export const emptyElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Replacements for the equivalent elements of other editors. */
export const renamedElements: Readonly<Record<string, string>> = {
  ...formatElements,
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Elements that are removed with their content. Other disallowed elements are replaced by their content. */
export const droppedElements: ReadonlySet<string> = new Set([
  'applet',
  'audio',
  'base',
  'button',
  'canvas',
  'embed',
  'frameset',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
]);

/** Maximum of each numeric attribute. The minimum is 1. */
export const maxAttributeValues: Readonly<Record<string, number>> = {
  start: 9999,
  colspan: 20,
  rowspan: 100,
  width: 4096,
  height: 4096,
};
