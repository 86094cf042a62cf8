import { ownLanguage } from '../lib/ownLanguage';
import { html, type Html, type Part } from './html';
import { openGuides } from './openGuides';
import type { SiteRequest } from './siteRequest';
import { siteCss } from './style/siteCss';

type Shown = Pick<SiteRequest, 'snapshot' | 'session' | 'path'>;

export interface Page {
  site: Shown;
  /** What the tab and the first heading say. */
  title: string;
  main: Part;
  /** For search engines; the company's own introduction where there is none. */
  description?: string;
  /** Kept out of search engines: everything behind a sign-in. */
  isPrivate?: boolean;
  /** Scripts of the site's own, by path: only on pages whose policy allows them. */
  scripts?: readonly string[];
}

const link = ({ path }: Shown, to: string, words: string): Html =>
  html`<a href="${to}" ${path === to && html` aria-current="page"`}>${words}</a>`;

function logo({ snapshot: { branding } }: Shown): Html {
  if (branding.fullLogo)
    return html`<img src="/logo/full?v=${branding.fullLogo}" alt="${branding.title}" height="40" />`;
  const square =
    branding.squareLogo &&
    html`<img src="/logo/square?v=${branding.squareLogo}" alt="" width="40" height="40" />`;
  return html`${square}<span>${branding.title}</span>`;
}

function header(site: Shown): Html {
  const { branding, plans } = site.snapshot;
  return html`<header class="top">
    <div class="wide">
      <a class="brand" href="/">${logo(site)}</a>
      <nav aria-label="Main">
        ${plans.length > 0 && link(site, '/plans', 'Plans')}
        ${openGuides(site).length > 0 && link(site, '/guides', 'Guides')}
        ${site.session ? link(site, '/account', 'My account') : link(site, '/sign-in', 'Sign in')}
        ${!site.session && branding.isSignUpOpen && html`<a class="button small" href="/sign-up">Sign up</a>`}
      </nav>
    </div>
  </header>`;
}

function footer(site: Shown): Html {
  const { branding, company, legalPages } = site.snapshot;
  return html`<footer class="foot">
    <div class="wide">
      <p dir="auto">${branding.title}<br /><a href="mailto:${company.email}">${company.email}</a></p>
      ${
        legalPages.length > 0 &&
        html`<nav aria-label="Legal">
          ${legalPages.map(({ pathname, title }) => link(site, `/legal/${pathname}`, title))}
        </nav>`
      }
    </div>
  </footer>`;
}

const viewedBanner = ({ session }: Shown): Html | null =>
  session?.viewedBy
    ? html`<form class="viewed" aria-label="View as a client" method="post" action="/account/leave">
        <p>You are looking at this as ${session.clientName}. Nothing can be changed.</p>
        <button class="plain">Leave</button>
      </form>`
    : null;

/** A whole page of the site: everything but its own part is the same on each. */
export function page({ site, title, main, description, isPrivate = false, scripts = [] }: Page): Html {
  const { branding } = site.snapshot;
  const summary = description ?? branding.tagline ?? branding.introduction;
  return html`<!doctype html>
    <html lang="${ownLanguage}">
      <head>
        <meta charset="utf-8" />
        <title>${title === branding.title ? title : `${title} · ${branding.title}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${summary && html`<meta name="description" content="${summary}" />`}
        ${isPrivate && html`<meta name="robots" content="noindex" />`}
        <link rel="icon" href="/favicon.png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="stylesheet" href="/site.css?v=${siteCss(branding.colour).version}" />
        ${scripts.map((path) => html`<script src="${path}" defer></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${viewedBanner(site)} ${header(site)}
        <main id="main" tabindex="-1">${main}</main>
        ${footer(site)}
      </body>
    </html>`;
}
