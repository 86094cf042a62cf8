import { styleAttribute } from './setAsideStyles';

type Format = 'strong' | 'em' | 's' | 'sup' | 'sub';

const formatOfTag: Readonly<Record<string, Format>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 's',
  strike: 's',
  del: 's',
  sup: 'sup',
  sub: 'sub',
};

/** Reads a style without applying it to anything on the page. */
export function pastedStyle(element: Element): CSSStyleDeclaration {
  const { style } = document.createElement('i');
  style.cssText = element.getAttribute(styleAttribute) ?? '';
  return style;
}

function changeByStyle(formats: Set<Format>, element: Element): void {
  const { fontWeight, fontStyle, textDecoration, verticalAlign } = pastedStyle(element);
  const set = (format: Format, isOn: boolean) => (isOn ? formats.add(format) : formats.delete(format));
  if (fontWeight) set('strong', fontWeight.startsWith('bold') || Number(fontWeight) >= 600);
  if (fontStyle) set('em', /^(italic|oblique)/.test(fontStyle));
  if (textDecoration.includes('line-through')) formats.add('s');
  if (/^(super|sub|baseline)$/.test(verticalAlign)) {
    set('sup', verticalAlign === 'super');
    set('sub', verticalAlign === 'sub');
  }
}

function formatsOf(element: Element, inherited: ReadonlySet<Format>): ReadonlySet<Format> {
  const formats = new Set(inherited);
  const ofTag = formatOfTag[element.localName];
  if (ofTag) formats.add(ofTag);
  if (element.hasAttribute(styleAttribute)) changeByStyle(formats, element);
  return formats;
}

function wrapText(text: Text, formats: ReadonlySet<Format>): void {
  if (text.data.trim() === '') return;
  for (const tag of formats) {
    const wrapper = text.ownerDocument.createElement(tag);
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
}

/** Writes formats that a style or an older tag stands for as elements that the editor knows. */
export function writeFormats(parent: Element, inherited: ReadonlySet<Format> = new Set()): void {
  for (const child of [...parent.childNodes]) {
    if (child instanceof Text) wrapText(child, inherited);
    if (!(child instanceof Element)) continue;
    writeFormats(child, formatsOf(child, inherited));
    if (formatOfTag[child.localName]) child.replaceWith(...child.childNodes);
  }
}
