import { formatOfElement, formatsWithin, type TextFormat } from '../../../../contract/textFormats';
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
export function writeFormats(parent: Element, inherited: ReadonlySet<TextFormat> = new Set()): void {
  for (const child of [...parent.childNodes]) {
    if (child instanceof Text) wrapText(child, inherited);
    if (!(child instanceof Element)) continue;
    writeFormats(child, formatsWithin(child.localName, styleOf(child), inherited));
    if (formatOfElement(child.localName)) child.replaceWith(...child.childNodes);
  }
}
