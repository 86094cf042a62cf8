import { ownLanguage } from '../lib/ownLanguage';
import { shown, type SiteAnswer } from './answers';
import { html } from './html';

/** A page without a brand: for names that are nobody's, and for companies whose dashboard is not to be seen. */
const plainPage = (status: number, title: string, words: string): SiteAnswer =>
  shown(
    html`<!doctype html>
      <html lang="${ownLanguage}">
        <head>
          <meta charset="utf-8" />
          <title>${title}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
        </head>
        <body>
          <h1>${title}</h1>
          <p>${words}</p>
        </body>
      </html>`,
    { status, headers: { 'cache-control': 'no-store' } },
  );

export const nothingHere = (): SiteAnswer =>
  plainPage(404, 'Nothing is here', 'There is no website at this address.');

export const blocked = (company: string): SiteAnswer =>
  plainPage(503, company, 'This website is not available at the moment.');

export const closed = (company: string): SiteAnswer =>
  plainPage(410, company, 'This website is no longer available.');

export const tooMany = (): SiteAnswer =>
  plainPage(429, 'Too many requests', 'Please wait a minute, then try again.');

export const broken = (): SiteAnswer =>
  plainPage(500, 'Something went wrong', 'Please try again in a few minutes.');

export const unreadable = (status: number): SiteAnswer =>
  plainPage(status, 'This request can not be answered', 'Please go back and try again.');
