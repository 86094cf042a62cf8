import type { ReactNode } from 'react';
import { serverLocale } from '../../lib/localeText';
import { openGuides } from './guideLinks';
import { NavLink } from './links';
import type { PortalRequest } from './portalRequest';
import { portalCss } from './styleSheet';

type PageRequest = Pick<PortalRequest, 'snapshot' | 'session' | 'path'>;

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
        <nav aria-label="Main">
          {snapshot.plans.length > 0 && <NavLink path={path} href="/plans" label="Plans" />}
          {openGuides(request).length > 0 && <NavLink path={path} href="/guides" label="Guides" />}
          {session ? (
            <NavLink path={path} href="/account" label="My account" />
          ) : (
            <NavLink path={path} href="/sign-in" label="Sign in" />
          )}
          {!session && snapshot.branding.isSignUpOpen && (
            <a className="button small" href="/sign-up">
              Sign up
            </a>
          )}
        </nav>
      </div>
    </header>
  );
}

function Footer({ path, snapshot: { branding, company, legalPages } }: PageRequest) {
  return (
    <footer className="foot">
      <div className="wide">
        <p dir="auto">
          {branding.title}
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        {legalPages.length > 0 && (
          <nav aria-label="Legal">
            {legalPages.map(({ pathname, title }) => (
              <NavLink key={pathname} path={path} href={`/legal/${pathname}`} label={title} />
            ))}
          </nav>
        )}
      </div>
    </footer>
  );
}

const ViewAsClientBanner = ({ clientName }: { clientName: string }) => (
  <form className="viewed" aria-label="View as a client" method="post" action="/account/leave">
    <p>You are looking at this as {clientName}. Nothing can be changed.</p>
    <button className="plain">Leave</button>
  </form>
);

/** A complete page: the common header and footer around the children. */
export function Page({ request, title, description, isPrivate = false, scripts = [], children }: PageProps) {
  const { session, snapshot } = request;
  const { branding } = snapshot;
  const summary = description ?? branding.tagline ?? branding.introduction;
  return (
    <html lang={serverLocale}>
      <head>
        <meta charSet="utf-8" />
        <title>{title === branding.title ? title : `${title} · ${branding.title}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {summary && <meta name="description" content={summary} />}
        {isPrivate && <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="stylesheet" href={`/site.css?v=${portalCss(branding.colour).version}`} />
        {scripts.map((path) => (
          <script key={path} src={path} defer />
        ))}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the content
        </a>
        {session?.viewedBy && <ViewAsClientBanner clientName={session.clientName} />}
        <Header {...request} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer {...request} />
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

const scrollRegion = '<div class="scroll" role="region" aria-label="Table" tabindex="0">';

/**
 * Rich text, the only markup that React does not escape: `renderText` has sanitized it. Tables that are wider
 * than the screen scroll in a region that the keyboard can focus.
 */
export const Prose = ({ sanitizedHtml }: { sanitizedHtml: string }) => (
  <div
    className="prose"
    dangerouslySetInnerHTML={{
      __html: sanitizedHtml
        .replace(/<table[ >]/g, `${scrollRegion}$&`)
        .replaceAll('</table>', '</table></div>'),
    }}
  />
);
