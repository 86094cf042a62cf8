import { htmlResponse, type PortalResponse } from '../responses';
import { html } from '../html';
import { page } from '../layout';
import type { PortalRequest } from '../portalRequest';
import { planCards } from './planCard';

export function plansPage(request: PortalRequest): PortalResponse {
  const { plans, branding, company } = request.snapshot;
  const emptyState = html`<p class="lead">There are no plans to choose from at the moment.</p>`;
  return htmlResponse(
    page({
      request,
      title: 'Plans',
      description: `The plans of ${branding.title} and what they cost.`,
      main: html`<section class="wide middle">
          <h1>Plans</h1>
          ${plans.length > 0 ? html`<p class="lead">Choose what suits you.</p>` : emptyState}
          ${plans.length > 0 && planCards(request, plans, 2)}
        </section>
        <section class="narrow middle">
          <h2>Questions?</h2>
          <p>Write to <a href="mailto:${company.email}">${company.email}</a>.</p>
        </section>`,
    }),
  );
}
