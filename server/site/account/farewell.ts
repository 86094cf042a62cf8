import { shown, type SiteAnswer } from '../answers';
import { html } from '../html';
import { page } from '../layout';
import type { SiteRequest } from '../siteRequest';

/** All that a deactivated client sees, in the company's words. */
export function farewellPage(site: SiteRequest): SiteAnswer {
  const { branding, company } = site.snapshot;
  return shown(
    page({
      site,
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
