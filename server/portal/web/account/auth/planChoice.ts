import type { SnapshotPlan } from '../../../../brand';
import { formatMoney } from '../../../../lib/money';
import { html, type Html } from '../../html';
import { planTerms, priceLabel } from '../../pages/planLabels';
import { radios } from '../choices';

/** Returns a price such as `€12.50 per month`, or `Free`. */
export function priceLine(plan: SnapshotPlan): string {
  const { amount, intervalLabel } = priceLabel(plan);
  return intervalLabel ? `${amount} ${intervalLabel}` : amount;
}

export const planSummary = (plan: SnapshotPlan): Html =>
  html`<div class="card">
    <h2 dir="auto">${plan.name}</h2>
    <p>${priceLine(plan)}</p>
    ${planTerms(plan).map((term) => html`<p class="small muted">${term}</p>`)}
  </div>`;

/**
 * Renders the choice between the plan's interval and yearly payment. Returns false if the plan has no yearly
 * price.
 */
export const intervalChoice = (plan: SnapshotPlan, isYearly: boolean): Html | false =>
  plan.yearlyPrice !== null &&
  radios({
    name: 'yearly',
    legend: 'How do you want to pay?',
    selected: isYearly ? '1' : '',
    choices: [
      { value: '', label: priceLine(plan) },
      { value: '1', label: `${formatMoney(plan.yearlyPrice, plan.currency)} per year` },
    ],
  });
