import { shown, type SiteAnswer } from '../answers';
import { html } from '../html';
import { page } from '../layout';
import type { SiteRequest } from '../siteRequest';

const problem = (site: SiteRequest, status: number, title: string, words: string): SiteAnswer =>
  shown(
    page({
      site,
      title,
      isPrivate: true,
      main: html`<section class="narrow middle">
        <h1>${title}</h1>
        <p>${words}</p>
        <p><a class="button" href="/">Go to the first page</a></p>
      </section>`,
    }),
    { status },
  );

export const notFoundPage = (site: SiteRequest): SiteAnswer =>
  problem(site, 404, 'This page does not exist', 'It may have been moved, or the address may be mistyped.');

export const foreignForm = (site: SiteRequest): SiteAnswer =>
  problem(
    site,
    403,
    'This form was not sent from here',
    'Please open the page again and send it from there.',
  );

export const failedPage = (site: SiteRequest): SiteAnswer =>
  problem(
    site,
    500,
    'Something went wrong on our side',
    'Nothing was lost. Please try again in a few minutes.',
  );

/** What a service refused, in its own words. */
export const refusedPage = (site: SiteRequest, status: number, words: string): SiteAnswer =>
  problem(site, status, status === 429 ? 'Please wait a little' : 'This is not possible', words);
