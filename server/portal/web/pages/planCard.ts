import type { SnapshotPlan } from '../../../brand';
import { html, type Html } from '../html';
import type { PortalRequest } from '../portalRequest';
import { planTerms, priceLabel } from './planLabels';

const priceMarkup = (plan: SnapshotPlan): Html => {
  const { amount, intervalLabel } = priceLabel(plan);
  return html`<p class="price">${amount} ${intervalLabel && html`<small>${intervalLabel}</small>`}</p>`;
};

const chooseLink = ({ snapshot, session }: PortalRequest, { id, name }: SnapshotPlan): Html | false =>
  snapshot.branding.isSignUpOpen &&
  !session &&
  html`<p class="actions">
    <a class="button" href="/sign-up?plan=${id}">Choose ${name}</a>
  </p>`;

/** Renders a plan as a list item. `heading` is the heading level of the plan's name. */
function planCard(request: PortalRequest, plan: SnapshotPlan, heading: 2 | 3): Html {
  const title =
    heading === 2 ? html`<h2 dir="auto">${plan.name}</h2>` : html`<h3 dir="auto">${plan.name}</h3>`;
  return html`<li class="card ${plan.isPopular && 'popular'}">
    <div class="card-head">${title} ${plan.isPopular && html`<p class="badge">Most popular</p>`}</div>
    ${plan.description && html`<p class="muted" dir="auto">${plan.description}</p>`} ${priceMarkup(plan)}
    ${
      plan.features.length > 0 &&
      html`<ul class="features">
        ${plan.features.map((feature) => html`<li dir="auto">${feature}</li>`)}
      </ul>`
    }
    ${planTerms(plan).map((term) => html`<p class="small muted">${term}</p>`)} ${chooseLink(request, plan)}
  </li>`;
}

export const planCards = (request: PortalRequest, plans: readonly SnapshotPlan[], heading: 2 | 3): Html =>
  html`<ul class="cards">
    ${plans.map((plan) => planCard(request, plan, heading))}
  </ul>`;
