import { shown, type SiteAnswer } from '../answers';
import { html } from '../html';
import { page } from '../layout';
import type { SiteRequest } from '../siteRequest';
import { planCards } from './planCard';

export function plansPage(site: SiteRequest): SiteAnswer {
  const { plans, branding, company } = site.snapshot;
  const none = html`<p class="lead">There are no plans to choose from at the moment.</p>`;
  return shown(
    page({
      site,
      title: 'Plans',
      description: `The plans of ${branding.title} and what they cost.`,
      main: html`<section class="wide middle">
          <h1>Plans</h1>
          ${plans.length > 0 ? html`<p class="lead">Choose what suits you.</p>` : none}
          ${plans.length > 0 && planCards(site, plans, 2)}
        </section>
        <section class="narrow middle">
          <h2>Questions?</h2>
          <p>Write to <a href="mailto:${company.email}">${company.email}</a>.</p>
        </section>`,
    }),
  );
}
