import { html, sanitizedHtml, type Html } from './html';

const scrollRegion = '<div class="scroll" role="region" aria-label="Table" tabindex="0">';

/**
 * Renders sanitized text. Tables that are wider than the screen scroll in a region that the keyboard can
 * focus.
 */
export const prose = (content: string): Html =>
  html`<div class="prose">
    ${sanitizedHtml(content.replace(/<table[ >]/g, `${scrollRegion}$&`).replaceAll('</table>', '</table></div>'))}
  </div>`;
