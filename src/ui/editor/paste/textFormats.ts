import {
  formatOfElement,
  formatStylesOf,
  formatsWithin,
  type ClassStyles,
  type TextFormat,
} from '@contract/textFormats';
import { styleOf } from './neutralizeStyles';

function wrapText(text: Text, formats: ReadonlySet<TextFormat>): void {
  if (text.data.trim() === '') return;
  for (const tag of formats) {
    const wrapper = text.ownerDocument.createElement(tag);
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
}

/** Converts formats from styles and legacy elements to elements that the editor supports. */
export function applyFormats(
  parent: Element,
  sheet: ClassStyles,
  inherited: ReadonlySet<TextFormat> = new Set(),
): void {
  for (const child of [...parent.childNodes]) {
    if (child instanceof Text) wrapText(child, inherited);
    if (!(child instanceof Element)) continue;
    const { localName } = child;
    const styles = formatStylesOf(sheet, localName, child.getAttribute('class') ?? '', styleOf(child));
    applyFormats(child, sheet, formatsWithin(localName, styles, inherited));
    if (formatOfElement(localName)) child.replaceWith(...child.childNodes);
  }
}
