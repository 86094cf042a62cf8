import { formatElements } from '../../../contract/textFormats';

/** Elements that content keeps, with the attributes that each may have. `href` and `src` are checked besides. */
export const keptElements: Readonly<Record<string, readonly string[]>> = {
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

/** What other editors call the same. */
export const renamed: Readonly<Record<string, string>> = {
  ...formatElements,
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Elements that go with all that is in them. Of every other one the contents stay. */
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

/** The largest number that each numeric attribute takes; the least is 1. */
export const mostOf: Readonly<Record<string, number>> = {
  start: 9999,
  colspan: 20,
  rowspan: 100,
  width: 4096,
  height: 4096,
};
