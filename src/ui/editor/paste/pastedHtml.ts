import { parseDirection, parseClassStyles } from '../../../../contract/textFormats';
import { toLinkAddress } from '../linkAddress';
import { setAsideStyles, sheetElement, styleAttribute, styleOf } from './setAsideStyles';
import { writeFormats } from './textFormats';
import { makeWordLists } from './wordLists';

const removed = 'title, script, noscript, template, meta, link, base, iframe, object, embed, xml';

function writeLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const address = toLinkAddress(link.getAttribute('href') ?? '');
    if (address) link.setAttribute('href', address);
    else link.removeAttribute('href');
  }
}

function writeDirections(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${styleAttribute}]`)) {
    const direction = parseDirection(styleOf(element));
    if (direction && !element.hasAttribute('dir')) element.setAttribute('dir', direction);
  }
}

/**
 * Turns HTML from a clipboard into what the editor's schema reads: formats, links and Word's lists as elements, and no
 * style that the Content-Security-Policy refuses.
 */
export function pastedHtml(html: string): string {
  const pasted = new DOMParser().parseFromString(setAsideStyles(html), 'text/html');
  const { body } = pasted;
  const sheets = [...pasted.querySelectorAll(sheetElement)].map(({ textContent }) => textContent);
  for (const element of body.querySelectorAll(removed)) element.remove();
  makeWordLists(body);
  writeDirections(body);
  writeFormats(body, parseClassStyles(sheets.join('}')));
  writeLinks(body);
  for (const element of body.querySelectorAll(`[${styleAttribute}]`)) element.removeAttribute(styleAttribute);
  return body.innerHTML;
}
