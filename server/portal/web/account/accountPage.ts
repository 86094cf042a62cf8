import { newId } from '../../../lib/ids';
import { htmlResponse, type PortalResponse } from '../responses';
import { hiddenField } from '../forms';
import { html, type Html, type HtmlValue } from '../html';
import { page } from '../layout';
import type { PolicyAdditions } from '../contentSecurityPolicy';
import type { SignedInRequest } from './routeBuilders';

const menuItems = [
  ['/account', 'Overview'],
  ['/account/plan', 'Plan'],
  ['/account/payments', 'Payments'],
  ['/account/card', 'Card'],
  ['/account/details', 'Details'],
] as const;

/** Notices by the value of the `done` query parameter, which the redirect after a form submission sets. */
const successMessages: ReadonlyMap<string, string> = new Map([
  ['signed-up', 'Your account was made.'],
  ['begun', 'Your plan has begun.'],
  ['changed', 'Your plan was changed.'],
  ['ending', 'Your plan was cancelled. It goes on until the day below.'],
  ['kept', 'Your plan goes on.'],
  ['paid', 'Your payment is being made. Look again in a minute.'],
  ['card', 'Your card was saved.'],
  ['details', 'Your details were saved.'],
  ['agreed', 'Thank you. What you agreed to was kept.'],
]);

const successNotice = ({ query }: SignedInRequest): Html | false | undefined => {
  const text = successMessages.get(query.get('done') ?? '');
  return text !== undefined && html`<div class="success" role="status"><p>${text}</p></div>`;
};

const menu = ({ path, session }: SignedInRequest): Html =>
  html`<nav class="places" aria-label="My account">
    ${menuItems.map(
      ([href, text]) => html`<a href="${href}" ${path === href && html`aria-current="page"`}>${text}</a>`,
    )}
    ${
      session.viewedBy === null &&
      html`<form method="post" action="/sign-out"><button class="plain">Sign out</button></form>`
    }
  </nav>`;

interface AccountPage {
  title: string;
  /** The title as markup, for titles that contain a name of unknown text direction. */
  heading?: Html;
  main: HtmlValue;
  status?: number;
  policy?: PolicyAdditions;
  scripts?: readonly string[];
}

/** Renders a page with the account menu. */
export const accountPage = (
  request: SignedInRequest,
  { title, heading, main, status, policy, scripts }: AccountPage,
): PortalResponse =>
  htmlResponse(
    page({
      request,
      title,
      isPrivate: true,
      scripts,
      main: html`<div class="narrow">
        ${menu(request)}
        <h1>${heading ?? title}</h1>
        ${successNotice(request)} ${main}
      </div>`,
    }),
    { status, policy },
  );

/** Renders a form with one button. The hidden idempotency key deduplicates repeated clicks. */
export const actionButton = (action: string, text: string, className = ''): Html =>
  html`<form method="post" action="${action}">
    ${hiddenField('key', newId())} <button class="${className}">${text}</button>
  </form>`;
