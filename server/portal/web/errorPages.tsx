import { directionOf } from '../../../contract/languages';
import { langOf } from '../../brand';
import { language, t } from '../../lib/i18n/i18n';
import { Trans } from '../../lib/i18n/Trans';
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
          <ButtonLink href="/">{t('Go to home page')}</ButtonLink>
        </p>
      </section>
    </Page>,
    { status },
  );

export const notFoundPage = (request: PortalRequest): PortalResponse =>
  errorPage(request, 404, t('Page not found'), t('The page may have moved, or the address is wrong.'));

export const crossOriginFormPage = (request: PortalRequest): PortalResponse =>
  errorPage(
    request,
    403,
    t('This form couldn’t be submitted'),
    t('Open the page again, and submit the form from there.'),
  );

export const serverErrorPage = (request: PortalRequest): PortalResponse =>
  errorPage(request, 500, t('Something went wrong'), t('Try again in a few minutes.'));

/** Renders an error page with the message of a refused request. */
export const domainErrorPage = (request: PortalRequest, status: number, message: string): PortalResponse =>
  errorPage(
    request,
    status,
    status === 429 ? t('Too many requests') : t('We couldn’t complete your request'),
    message,
  );

/** Renders the page that replaces the account of a deactivated client, with status 403. */
export function closedAccountPage(request: PortalRequest): PortalResponse {
  const { branding } = request.snapshot;
  const title = t('Your account is closed');
  return htmlResponse(
    <Page request={request} title={title} isPrivate>
      <section className="narrow">
        <h1>{title}</h1>
        <p className="lines" dir="auto" lang={branding.farewell ? langOf(branding, 'farewell') : undefined}>
          {branding.farewell ??
            t('Your account with {company} has been closed.', { company: branding.title })}
        </p>
        <p>
          <Trans message="Questions? Contact <email/>." elements={{ email: <EmailLink {...request} /> }} />
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
    <html lang={language()} dir={directionOf(language())}>
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
  plainPage(404, t('Website not found'), t('There is no website at this address.'));

export const blockedPage = (company: string): PortalResponse =>
  plainPage(503, company, t('This website is currently unavailable.'));

export const closedPage = (company: string): PortalResponse =>
  plainPage(410, company, t('This website is no longer available.'));

export const rateLimitedPage = (): PortalResponse =>
  plainPage(429, t('Too many requests'), t('Wait a minute, then try again.'));

export const plainErrorPage = (): PortalResponse =>
  plainPage(500, t('Something went wrong'), t('Try again in a few minutes.'));

export const badRequestPage = (status: number): PortalResponse =>
  plainPage(status, t('Invalid request'), t('Go back and try again.'));
