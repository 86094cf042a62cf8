import type { SnapshotGuide } from '../../../brand';
import { html, type Html } from '../html';

/** Renders links to guides. `heading` is the heading level of their titles. */
export const guideLinks = (guides: readonly SnapshotGuide[], heading: 2 | 3): Html =>
  html`<div class="cards">
    ${guides.map(
      ({ pathname, title, summary }) =>
        html`<a class="card" href="/guides/${pathname}">
          ${heading === 2 ? html`<h2 dir="auto">${title}</h2>` : html`<h3 dir="auto">${title}</h3>`}
          ${summary && html`<p dir="auto">${summary}</p>`}
        </a>`,
    )}
  </div>`;
