import { serverLocale } from '../../lib/localeText';
import { html, type Html, type HtmlValue } from './html';
import { openGuides } from './openGuides';
import type { PortalRequest } from './portalRequest';
import { portalCss } from './style/portalCss';

type PageRequest = Pick<PortalRequest, 'snapshot' | 'session' | 'path'>;

export interface Page {
  request: PageRequest;
  /** The page's title in the browser tab, before the brand name. */
  title: string;
  main: HtmlValue;
  /** The description for search engines. Defaults to the company's tagline or introduction. */
  description?: string;
  /** Whether search engines must not index the page. True for all pages behind a sign-in. */
  isPrivate?: boolean;
  /** Paths of scripts, which the page's Content-Security-Policy must allow. */
  scripts?: readonly string[];
}

const link = ({ path }: PageRequest, href: string, label: string): Html =>
  html`<a href="${href}" ${path === href && html` aria-current="page"`}>${label}</a>`;

function logo({ snapshot: { branding } }: PageRequest): Html {
  if (branding.fullLogo)
    return html`<img src="/logo/full?v=${branding.fullLogo}" alt="${branding.title}" height="40" />`;
  const square =
    branding.squareLogo &&
    html`<img src="/logo/square?v=${branding.squareLogo}" alt="" width="40" height="40" />`;
  return html`${square}<span>${branding.title}</span>`;
}

function header(request: PageRequest): Html {
  const { branding, plans } = request.snapshot;
  return html`<header class="top">
    <div class="wide">
      <a class="brand" href="/">${logo(request)}</a>
      <nav aria-label="Main">
        ${plans.length > 0 && link(request, '/plans', 'Plans')}
        ${openGuides(request).length > 0 && link(request, '/guides', 'Guides')}
        ${request.session ? link(request, '/account', 'My account') : link(request, '/sign-in', 'Sign in')}
        ${!request.session && branding.isSignUpOpen && html`<a class="button small" href="/sign-up">Sign up</a>`}
      </nav>
    </div>
  </header>`;
}

function footer(request: PageRequest): Html {
  const { branding, company, legalPages } = request.snapshot;
  return html`<footer class="foot">
    <div class="wide">
      <p dir="auto">${branding.title}<br /><a href="mailto:${company.email}">${company.email}</a></p>
      ${
        legalPages.length > 0 &&
        html`<nav aria-label="Legal">
          ${legalPages.map(({ pathname, title }) => link(request, `/legal/${pathname}`, title))}
        </nav>`
      }
    </div>
  </footer>`;
}

const viewAsClientBanner = ({ session }: PageRequest): Html | null =>
  session?.viewedBy
    ? html`<form class="viewed" aria-label="View as a client" method="post" action="/account/leave">
        <p>You are looking at this as ${session.clientName}. Nothing can be changed.</p>
        <button class="plain">Leave</button>
      </form>`
    : null;

/** Renders a complete page: the common header and footer around `main`. */
export function page({ request, title, main, description, isPrivate = false, scripts = [] }: Page): Html {
  const { branding } = request.snapshot;
  const summary = description ?? branding.tagline ?? branding.introduction;
  return html`<!doctype html>
    <html lang="${serverLocale}">
      <head>
        <meta charset="utf-8" />
        <title>${title === branding.title ? title : `${title} · ${branding.title}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${summary && html`<meta name="description" content="${summary}" />`}
        ${isPrivate && html`<meta name="robots" content="noindex" />`}
        <link rel="icon" href="/favicon.png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="stylesheet" href="/site.css?v=${portalCss(branding.colour).version}" />
        ${scripts.map((path) => html`<script src="${path}" defer></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${viewAsClientBanner(request)} ${header(request)}
        <main id="main" tabindex="-1">${main}</main>
        ${footer(request)}
      </body>
    </html>`;
}
