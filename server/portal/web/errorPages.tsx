import { serverLocale } from '../../lib/localeText';
import { Page } from './layout';
import { ButtonLink, EmailLink } from './links';
import type { PortalRequest } from './portalRequest';
import { htmlResponse, type PortalResponse } from './responses';

const errorPage = (request: PortalRequest, status: number, title: string, message: string): PortalResponse =>
  htmlResponse(
    <Page request={request} title={title} isPrivate>
      <section className="narrow middle">
        <h1>{title}</h1>
        <p>{message}</p>
        <p>
          <ButtonLink href="/">Go to the first page</ButtonLink>
        </p>
      </section>
    </Page>,
    { status },
  );

export const notFoundPage = (request: PortalRequest): PortalResponse =>
  errorPage(
    request,
    404,
    'This page does not exist',
    'It may have been moved, or the address may be mistyped.',
  );

export const crossOriginFormPage = (request: PortalRequest): PortalResponse =>
  errorPage(
    request,
    403,
    'This form was not sent from here',
    'Please open the page again and send it from there.',
  );

export const serverErrorPage = (request: PortalRequest): PortalResponse =>
  errorPage(
    request,
    500,
    'Something went wrong on our side',
    'Nothing was lost. Please try again in a few minutes.',
  );

/** Renders an error page with the message of a refused request. */
export const domainErrorPage = (request: PortalRequest, status: number, message: string): PortalResponse =>
  errorPage(request, status, status === 429 ? 'Please wait a little' : 'This is not possible', message);

/** Renders the page that replaces the account of a deactivated client, with status 403. */
export function closedAccountPage(request: PortalRequest): PortalResponse {
  const { branding } = request.snapshot;
  const title = 'Your account is closed';
  return htmlResponse(
    <Page request={request} title={title} isPrivate>
      <section className="narrow">
        <h1>{title}</h1>
        <p className="lines" dir="auto">
          {branding.farewell ?? `Your account with ${branding.title} is no longer open.`}
        </p>
        <p>
          Questions? Write to <EmailLink {...request} />.
        </p>
      </section>
    </Page>,
    { status: 403 },
  );
}

/**
 * Renders a page without a brand: for unknown hosts, blocked or closed companies, and rejected or failed
 * requests.
 */
const plainPage = (status: number, title: string, text: string): PortalResponse =>
  htmlResponse(
    <html lang={serverLocale}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
      </head>
      <body>
        <h1>{title}</h1>
        <p>{text}</p>
      </body>
    </html>,
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
