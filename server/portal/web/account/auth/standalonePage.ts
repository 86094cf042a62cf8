import { htmlResponse, type PortalResponse } from '../../responses';
import { html, type HtmlValue } from '../../html';
import { page } from '../../layout';
import type { PolicyAdditions } from '../../contentSecurityPolicy';
import type { PortalRequest } from '../../portalRequest';

interface StandalonePage {
  title: string;
  main: HtmlValue;
  status?: number;
  cookies?: readonly string[];
  policy?: PolicyAdditions;
  scripts?: readonly string[];
}

/** Renders a page in one narrow column, without the account menu. */
export const standalonePage = (
  request: PortalRequest,
  { title, main, scripts, ...extras }: StandalonePage,
): PortalResponse =>
  htmlResponse(
    page({
      request,
      title,
      isPrivate: true,
      scripts,
      main: html`<section class="narrow form">
        <h1>${title}</h1>
        ${main}
      </section>`,
    }),
    extras,
  );

/**
 * Renders the page that tells the visitor to check their email. `text` must be the same for known and unknown
 * addresses, to prevent account enumeration.
 */
export const checkEmailPage = (request: PortalRequest, text: string): PortalResponse =>
  standalonePage(request, {
    title: 'Check your mail',
    main: html`<p>${text}</p>
      <p class="muted">Nothing came? Look among the spam, or try again in a few minutes.</p>`,
  });

/** Renders the page for an invalid link, such as a used or expired one, with status 410. */
export const invalidLinkPage = (
  request: PortalRequest,
  nextStep: { path: string; text: string },
  reason = 'It has been used already, or it has run out.',
): PortalResponse =>
  standalonePage(request, {
    title: 'This link no longer works',
    status: 410,
    main: html`<p>${reason}</p>
      <p class="actions">
        <a class="button" href="${nextStep.path}">${nextStep.text}</a>
        <a class="button second" href="/sign-in">Sign in</a>
      </p>`,
  });
