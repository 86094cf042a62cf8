import { newId } from '../../lib/ids';
import { shown, type SiteAnswer } from '../answers';
import { hiddenField } from '../forms';
import { html, type Html, type Part } from '../html';
import { page } from '../layout';
import type { PolicyAdditions } from '../policy';
import type { SignedInRequest } from './signedIn';

const places = [
  ['/account', 'Overview'],
  ['/account/plan', 'Plan'],
  ['/account/payments', 'Payments'],
  ['/account/card', 'Card'],
  ['/account/details', 'Details'],
] as const;

/** What was done on the page before, in the past tense. */
const done: ReadonlyMap<string, string> = new Map([
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

const told = ({ query }: SignedInRequest): Html | false | undefined => {
  const words = done.get(query.get('done') ?? '');
  return words !== undefined && html`<div class="success" role="status"><p>${words}</p></div>`;
};

const menu = ({ path, session }: SignedInRequest): Html =>
  html`<nav class="places" aria-label="My account">
    ${places.map(
      ([to, words]) => html`<a href="${to}" ${path === to && html`aria-current="page"`}>${words}</a>`,
    )}
    ${
      session.viewedBy === null &&
      html`<form method="post" action="/sign-out"><button class="plain">Sign out</button></form>`
    }
  </nav>`;

interface AccountPage {
  title: string;
  /** The title as markup, where a name in it has a direction of its own. */
  heading?: Html;
  main: Part;
  status?: number;
  policy?: PolicyAdditions;
  scripts?: readonly string[];
}

/** A page of the client's own, with the way to the others. */
export const accountPage = (
  site: SignedInRequest,
  { title, heading, main, status, policy, scripts }: AccountPage,
): SiteAnswer =>
  shown(
    page({
      site,
      title,
      isPrivate: true,
      scripts,
      main: html`<div class="narrow">
        ${menu(site)}
        <h1>${heading ?? title}</h1>
        ${told(site)} ${main}
      </div>`,
    }),
    { status, policy },
  );

/** A button that does one thing by itself; pressed twice it is done once. */
export const press = (action: string, words: string, look = ''): Html =>
  html`<form method="post" action="${action}">
    ${hiddenField('key', newId())} <button class="${look}">${words}</button>
  </form>`;
