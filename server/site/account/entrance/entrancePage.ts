import { shown, type SiteAnswer } from '../../answers';
import { html, type Part } from '../../html';
import { page } from '../../layout';
import type { PolicyAdditions } from '../../policy';
import type { SiteRequest } from '../../siteRequest';

interface Entrance {
  title: string;
  main: Part;
  status?: number;
  cookies?: readonly string[];
  policy?: PolicyAdditions;
  scripts?: readonly string[];
}

/** A page before the sign-in: one narrow column. */
export const entrancePage = (site: SiteRequest, { title, main, scripts, ...extras }: Entrance): SiteAnswer =>
  shown(
    page({
      site,
      title,
      isPrivate: true,
      scripts,
      main: html`<section class="narrow form">
        <h1>${title}</h1>
        ${main}
      </section>`,
    }),
    extras,
  );

/** The same whatever has become of it, so that nobody learns who is a client. */
export const checkMail = (site: SiteRequest, words: string): SiteAnswer =>
  entrancePage(site, {
    title: 'Check your mail',
    main: html`<p>${words}</p>
      <p class="muted">Nothing came? Look among the spam, or try again in a few minutes.</p>`,
  });

/** For a link that was used or has run out. */
export const linkUsed = (
  site: SiteRequest,
  again: { path: string; words: string },
  why = 'It has been used already, or it has run out.',
): SiteAnswer =>
  entrancePage(site, {
    title: 'This link no longer works',
    status: 410,
    main: html`<p>${why}</p>
      <p class="actions">
        <a class="button" href="${again.path}">${again.words}</a>
        <a class="button second" href="/sign-in">Sign in</a>
      </p>`,
  });
