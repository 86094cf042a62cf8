import type { SnapshotPlan } from '../../modules/deployments/snapshot';
import { html, type Html } from '../html';
import type { SiteRequest } from '../siteRequest';
import { planTerms, priceWords } from './planWords';

const price = (plan: SnapshotPlan): Html => {
  const { amount, each } = priceWords(plan);
  return html`<p class="price">${amount} ${each && html`<small>${each}</small>`}</p>`;
};

const choose = ({ snapshot, session }: SiteRequest, { id, name }: SnapshotPlan): Html | false =>
  snapshot.branding.isSignUpOpen &&
  !session &&
  html`<p class="actions">
    <a class="button" href="/sign-up?plan=${id}">Choose ${name}</a>
  </p>`;

/** `heading` is the level that fits where the card stands. */
function planCard(site: SiteRequest, plan: SnapshotPlan, heading: 2 | 3): Html {
  const title =
    heading === 2 ? html`<h2 dir="auto">${plan.name}</h2>` : html`<h3 dir="auto">${plan.name}</h3>`;
  return html`<li class="card ${plan.isPopular && 'popular'}">
    <div class="card-head">${title} ${plan.isPopular && html`<p class="badge">Most popular</p>`}</div>
    ${plan.description && html`<p class="muted" dir="auto">${plan.description}</p>`} ${price(plan)}
    ${
      plan.features.length > 0 &&
      html`<ul class="features">
        ${plan.features.map((feature) => html`<li dir="auto">${feature}</li>`)}
      </ul>`
    }
    ${planTerms(plan).map((words) => html`<p class="small muted">${words}</p>`)} ${choose(site, plan)}
  </li>`;
}

export const planCards = (site: SiteRequest, plans: readonly SnapshotPlan[], heading: 2 | 3): Html =>
  html`<ul class="cards">
    ${plans.map((plan) => planCard(site, plan, heading))}
  </ul>`;
