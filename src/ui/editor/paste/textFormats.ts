import {
  formatOfElement,
  formatStylesOf,
  formatsWithin,
  type ClassStyles,
  type TextFormat,
} from '../../../../contract/textFormats';
import { styleOf } from './setAsideStyles';

function wrapText(text: Text, formats: ReadonlySet<TextFormat>): void {
  if (text.data.trim() === '') return;
  for (const tag of formats) {
    const wrapper = text.ownerDocument.createElement(tag);
    text.replaceWith(wrapper);
    wrapper.append(text);
  }
}

/** Writes formats that a style or an older tag stands for as elements that the editor knows. */
export function writeFormats(
  parent: Element,
  sheet: ClassStyles,
  inherited: ReadonlySet<TextFormat> = new Set(),
): void {
  for (const child of [...parent.childNodes]) {
    if (child instanceof Text) wrapText(child, inherited);
    if (!(child instanceof Element)) continue;
    const { localName } = child;
    const styles = formatStylesOf(sheet, localName, child.getAttribute('class') ?? '', styleOf(child));
    writeFormats(child, sheet, formatsWithin(localName, styles, inherited));
    if (formatOfElement(localName)) child.replaceWith(...child.childNodes);
  }
}
