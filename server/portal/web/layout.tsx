import type { ReactNode } from 'react';
import { directionOf, languageNames } from '../../../contract/languages';
import { language, t } from '../../lib/i18n/i18n';
import { escapeHtml } from '../../lib/strings';
import { langOf } from '../../brand';
import { languageParameter } from '../../platform';
import { readOnlyViewText } from '../accounts/visit';
import { openGuides } from './guideLinks';
import { EmailLink, NavLink } from './links';
import { offeredLanguages } from './portalLanguage';
import type { PortalRequest } from './portalRequest';
import { portalCss } from './styleSheet';

type PageRequest = Pick<
  PortalRequest,
  'services' | 'snapshot' | 'session' | 'method' | 'origin' | 'path' | 'query'
>;

export interface PageProps {
  request: PageRequest;
  /** The page's title in the browser tab, before the brand name. */
  title: string;
  /** The description for search engines. Defaults to the company's tagline or introduction. */
  description?: string;
  /** Whether search engines must not index the page. True for all pages behind a sign-in. */
  isPrivate?: boolean;
  /** Paths of scripts, which the page's Content-Security-Policy must allow. */
  scripts?: readonly string[];
  children: ReactNode;
}

function Logo({ snapshot: { branding } }: PageRequest) {
  const { title, fullLogo, squareLogo } = branding;
  if (fullLogo) return <img src={`/logo/full?v=${fullLogo}`} alt={title} height={40} />;
  return (
    <>
      {squareLogo && <img src={`/logo/square?v=${squareLogo}`} alt="" width={40} height={40} />}
      <span>{title}</span>
    </>
  );
}

function Header(request: PageRequest) {
  const { path, session, snapshot } = request;
  return (
    <header className="top">
      <div className="wide">
        <a className="brand" href="/">
          <Logo {...request} />
        </a>
        <nav aria-label={t('Main')}>
          {snapshot.plans.length > 0 && <NavLink path={path} href="/plans" label={t('Plans')} />}
          {openGuides(request).length > 0 && <NavLink path={path} href="/guides" label={t('Guides')} />}
          {session ? (
            <NavLink path={path} href="/account" label={t('My account')} />
          ) : (
            <NavLink path={path} href="/sign-in" label={t('Sign in')} />
          )}
          {!session && snapshot.branding.isSignUpOpen && (
            <a className="button small" href="/sign-up">
              {t('Sign up')}
            </a>
          )}
        </nav>
      </div>
    </header>
  );
}

/**
 * Returns the query of the page in another language. Public pages are cached for all visitors, so theirs
 * contains nothing of the request.
 */
function queryIn(tag: string, { query }: PageRequest, isPrivate: boolean): string {
  const parameters = new URLSearchParams(isPrivate ? query : {});
  parameters.set(languageParameter, tag);
  return `?${parameters.toString()}`;
}

/** Returns the origin with the port of the installation, because visitors choose the port of the Host header. */
function canonicalOrigin({ origin, services }: PageRequest): string {
  const url = new URL(services.settings.publicUrl);
  url.hostname = new URL(origin).hostname;
  return url.origin;
}

/** The languages of the portal. Not part of a response to a form, whose input would be lost. */
function LanguageSwitch({ request, isPrivate }: { request: PageRequest; isPrivate: boolean }) {
  const { languages } = offeredLanguages(request.snapshot);
  if (languages.length < 2 || request.method === 'POST') return null;
  return (
    <nav className="languages" aria-label={t('Language')}>
      {languages.map((tag) => (
        <a
          key={tag}
          href={queryIn(tag, request, isPrivate)}
          lang={tag}
          hrefLang={tag}
          dir={directionOf(tag)}
          aria-current={tag === language() ? 'true' : undefined}
        >
          {languageNames[tag]}
        </a>
      ))}
    </nav>
  );
}

/** Tells search engines the address of the page in each language. */
function AlternateLinks({ request }: { request: PageRequest }) {
  const { languages } = offeredLanguages(request.snapshot);
  if (languages.length < 2) return null;
  const address = `${canonicalOrigin(request)}${request.path}`;
  return (
    <>
      {languages.map((tag) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={`${address}${queryIn(tag, request, false)}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
    </>
  );
}

function Footer({ request, isPrivate }: { request: PageRequest; isPrivate: boolean }) {
  const {
    path,
    snapshot: { branding, legalPages },
  } = request;
  return (
    <footer className="foot">
      <div className="wide">
        <p>
          <bdi>{branding.title}</bdi>
          <br />
          <EmailLink {...request} />
        </p>
        {legalPages.length > 0 && (
          <nav aria-label={t('Legal')}>
            {legalPages.map((page) => (
              <NavLink
                key={page.pathname}
                path={path}
                href={`/legal/${page.pathname}`}
                label={page.title}
                lang={langOf(page, 'title')}
              />
            ))}
          </nav>
        )}
        <LanguageSwitch request={request} isPrivate={isPrivate} />
      </div>
    </footer>
  );
}

const ViewAsClientBanner = ({ clientName }: { clientName: string }) => (
  <form className="viewed" aria-label={t('Client view')} method="post" action="/account/leave">
    <p>{readOnlyViewText(clientName)}</p>
    <button className="plain">{t('Exit view')}</button>
  </form>
);

/** A complete page: the common header and footer around the children. */
export function Page({ request, title, description, isPrivate = false, scripts = [], children }: PageProps) {
  const { session, snapshot } = request;
  const { branding } = snapshot;
  const summary = description ?? branding.tagline ?? branding.introduction;
  return (
    <html lang={language()} dir={directionOf(language())}>
      <head>
        <meta charSet="utf-8" />
        <title>{title === branding.title ? title : `${title} · ${branding.title}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {summary && <meta name="description" content={summary} />}
        {isPrivate ? <meta name="robots" content="noindex" /> : <AlternateLinks request={request} />}
        <link rel="icon" href="/favicon.png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="stylesheet" href={`/site.css?v=${portalCss(branding.colour).version}`} />
        {scripts.map((path) => (
          <script key={path} src={path} defer />
        ))}
      </head>
      <body>
        <a className="skip" href="#main">
          {t('Skip to content')}
        </a>
        {session?.viewedBy && <ViewAsClientBanner clientName={session.clientName} />}
        <Header {...request} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer request={request} isPrivate={isPrivate} />
      </body>
    </html>
  );
}

/** A page in one narrow column, without the account menu. */
export const StandalonePage = ({
  title,
  children,
  ...page
}: Omit<PageProps, 'isPrivate' | 'description'>) => (
  <Page title={title} isPrivate {...page}>
    <section className="narrow form">
      <h1>{title}</h1>
      {children}
    </section>
  </Page>
);

/**
 * Puts each table into a region that scrolls if the table is wider than the screen, and that the keyboard can
 * focus.
 */
function wrapTables(html: string): string {
  const label = escapeHtml(t('Table'));
  const region = `<div class="scroll" role="region" aria-label="${label}" tabindex="0">`;
  return html.replace(/<table[ >]/g, (tag) => `${region}${tag}`).replaceAll('</table>', '</table></div>');
}

/** Rich text, the only markup that React does not escape: `renderText` has sanitized it. */
export const Prose = ({ sanitizedHtml, lang }: { sanitizedHtml: string; lang?: string }) => (
  <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: wrapTables(sanitizedHtml) }} />
);
