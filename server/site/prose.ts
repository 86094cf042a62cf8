import { html, sanitised, type Html } from './html';

const scrolled = '<div class="scroll" role="region" aria-label="Table" tabindex="0">';

/** Words that were sanitised. A table wider than a phone is scrolled by itself, by the keyboard too. */
export const prose = (content: string): Html =>
  html`<div class="prose">
    ${sanitised(content.replace(/<table[ >]/g, `${scrolled}$&`).replaceAll('</table>', '</table></div>'))}
  </div>`;
