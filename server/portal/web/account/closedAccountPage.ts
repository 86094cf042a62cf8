import { htmlResponse, type PortalResponse } from '../responses';
import { html } from '../html';
import { page } from '../layout';
import type { PortalRequest } from '../portalRequest';

/** Renders the page that replaces the account of a deactivated client, with status 403. */
export function closedAccountPage(request: PortalRequest): PortalResponse {
  const { branding, company } = request.snapshot;
  return htmlResponse(
    page({
      request,
      title: 'Your account is closed',
      isPrivate: true,
      main: html`<section class="narrow">
        <h1>Your account is closed</h1>
        <p class="lines" dir="auto">
          ${branding.farewell ?? `Your account with ${branding.title} is no longer open.`}
        </p>
        <p>Questions? Write to <a href="mailto:${company.email}">${company.email}</a>.</p>
      </section>`,
    }),
    { status: 403 },
  );
}
