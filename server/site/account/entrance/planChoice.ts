import type { SnapshotPlan } from '../../../modules/deployments/snapshot';
import { formatMoney } from '../../../lib/money';
import { html, type Html } from '../../html';
import { planTerms, priceWords } from '../../pages/planWords';
import { radios } from '../choices';

/** `€12.50 per month`. */
export function priceLine(plan: SnapshotPlan): string {
  const { amount, each } = priceWords(plan);
  return each ? `${amount} ${each}` : amount;
}

/** What a plan costs, as the price table says it. */
export const planSummary = (plan: SnapshotPlan): Html =>
  html`<div class="card">
    <h2 dir="auto">${plan.name}</h2>
    <p>${priceLine(plan)}</p>
    ${planTerms(plan).map((words) => html`<p class="small muted">${words}</p>`)}
  </div>`;

/** By the period or by the year, where the plan has a price for that. */
export const termChoice = (plan: SnapshotPlan, isYearly: boolean): Html | false =>
  plan.yearlyPrice !== null &&
  radios({
    name: 'yearly',
    legend: 'How do you want to pay?',
    chosen: isYearly ? '1' : '',
    choices: [
      { value: '', label: priceLine(plan) },
      { value: '1', label: `${formatMoney(plan.yearlyPrice, plan.currency)} per year` },
    ],
  });
