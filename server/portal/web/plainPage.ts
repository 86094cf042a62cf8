import { serverLocale } from '../../lib/localeText';
import { htmlResponse, type PortalResponse } from './responses';
import { html } from './html';

/**
 * Renders a page without a brand: for unknown hosts, blocked or closed companies, and rejected or failed
 * requests.
 */
const plainPage = (status: number, title: string, text: string): PortalResponse =>
  htmlResponse(
    html`<!doctype html>
      <html lang="${serverLocale}">
        <head>
          <meta charset="utf-8" />
          <title>${title}</title>
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
        </head>
        <body>
          <h1>${title}</h1>
          <p>${text}</p>
        </body>
      </html>`,
    { status, headers: { 'cache-control': 'no-store' } },
  );

export const noPortalPage = (): PortalResponse =>
  plainPage(404, 'Nothing is here', 'There is no website at this address.');

export const blockedPage = (company: string): PortalResponse =>
  plainPage(503, company, 'This website is not available at the moment.');

export const closedPage = (company: string): PortalResponse =>
  plainPage(410, company, 'This website is no longer available.');

export const rateLimitedPage = (): PortalResponse =>
  plainPage(429, 'Too many requests', 'Please wait a minute, then try again.');

export const plainErrorPage = (): PortalResponse =>
  plainPage(500, 'Something went wrong', 'Please try again in a few minutes.');

export const badRequestPage = (status: number): PortalResponse =>
  plainPage(status, 'This request can not be answered', 'Please go back and try again.');
