import { parseDirection, parseClassStyles } from '@contract/textFormats';
import { toLinkAddress } from '../linkAddress';
import { neutralizeStyles, sheetElement, styleAttribute, styleOf } from './neutralizeStyles';
import { applyFormats } from './textFormats';
import { convertWordLists } from './wordLists';

const removedElements = 'title, script, noscript, template, meta, link, base, iframe, object, embed, xml';

function normalizeLinks(body: HTMLElement): void {
  for (const link of body.querySelectorAll('a[href]')) {
    const address = toLinkAddress(link.getAttribute('href') ?? '');
    if (address) link.setAttribute('href', address);
    else link.removeAttribute('href');
  }
}

function applyDirections(body: HTMLElement): void {
  for (const element of body.querySelectorAll(`[${styleAttribute}]`)) {
    const direction = parseDirection(styleOf(element));
    if (direction && !element.hasAttribute('dir')) element.setAttribute('dir', direction);
  }
}

/**
 * Converts clipboard HTML to the editor's schema: formats and Word's lists become elements, and links get a
 * scheme. Removes styles, which the Content-Security-Policy blocks.
 */
export function normalizePastedHtml(html: string): string {
  const pastedDocument = new DOMParser().parseFromString(neutralizeStyles(html), 'text/html');
  const { body } = pastedDocument;
  const styleSheets = [...pastedDocument.querySelectorAll(sheetElement)].map(
    ({ textContent }) => textContent,
  );
  for (const element of body.querySelectorAll(removedElements)) element.remove();
  convertWordLists(body);
  applyDirections(body);
  applyFormats(body, parseClassStyles(styleSheets.join('}')));
  normalizeLinks(body);
  for (const element of body.querySelectorAll(`[${styleAttribute}]`)) element.removeAttribute(styleAttribute);
  return body.innerHTML;
}
