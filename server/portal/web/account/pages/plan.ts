import { newId } from '../../../../lib/ids';
import {
  changeOwnPlan,
  cancelOwnPlan,
  resumeOwnPlan,
  planChangeBlocker,
} from '../../../accounts/self-service/changePlan';
import { readOverview, type Overview } from '../../../accounts/self-service/overview';
import type { SnapshotPlan } from '../../../../brand';
import { redirect, type PortalResponse } from '../../responses';
import { errorSummary, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import { accountPage, actionButton } from '../accountPage';
import { changeTerms, planTerms } from '../../pages/planLabels';
import { priceLine } from '../auth/planChoice';
import type { SignedInRequest } from '../routeBuilders';
import { submitForm } from '../submitForm';
import { costLabel, formatDay, opensAfterPaymentText } from './labels';

const changeForm = ({ id, priceVersion, name }: SnapshotPlan): Html =>
  html`<form method="post" action="/account/plan">
    ${hiddenField('key', newId())} ${hiddenField('plan', id)}
    ${hiddenField('priceVersion', String(priceVersion))}
    <button>Change to ${name}</button>
  </form>`;

const startLink = ({ id, name }: SnapshotPlan): Html =>
  html`<p class="actions"><a class="button" href="/sign-up/card?plan=${id}">Choose ${name}</a></p>`;

const planOption = (plan: SnapshotPlan, isFirst: boolean): Html =>
  html`<li class="card">
    <h3 dir="auto">${plan.name}</h3>
    ${plan.description && html`<p class="muted" dir="auto">${plan.description}</p>`}
    <p>${priceLine(plan)}</p>
    ${(isFirst ? planTerms : changeTerms)(plan).map((term) => html`<p class="small muted">${term}</p>`)}
    ${isFirst ? startLink(plan) : changeForm(plan)}
  </li>`;

function planOptions(request: SignedInRequest, overview: Overview): Html | false {
  const { plans } = request.snapshot;
  const isFirst = !overview.billing.subscription;
  const availablePlans = isFirst
    ? plans
    : plans.filter(({ id, allowSelfUpgrade }) => allowSelfUpgrade && id !== request.session.planId);
  const refusal = planChangeBlocker(request, overview);
  if (refusal) return html`<p class="muted">${refusal}</p>`;
  return (
    availablePlans.length > 0 &&
    html`<section>
      <h2>${isFirst ? 'Choose a plan' : 'Change your plan'}</h2>
      ${
        !isFirst &&
        html`<p>
          You pay the new price from your next payment, and a more expensive plan opens with it. A change from
          a free plan, out of a trial, to another billing period or to a plan with a setup fee is charged now,
          and the plan opens once the payment succeeds. A period you have paid for is not charged again.
        </p>`
      }
      <ul class="cards">
        ${availablePlans.map((plan) => planOption(plan, isFirst))}
      </ul>
    </section>`
  );
}

function cancellation(request: SignedInRequest, { endsAt, canCancelEnd, billing }: Overview): Html | false {
  if (endsAt) {
    return html`<section>
      <h2>Your plan ends</h2>
      <p>It ends on ${formatDay(request, endsAt)}.</p>
      ${canCancelEnd && actionButton('/account/plan/keep', 'Keep my plan')}
    </section>`;
  }
  return (
    Boolean(billing.subscription) &&
    html`<section>
      <h2>Cancel your plan</h2>
      <p><a href="/account/plan/end">Cancel my plan</a></p>
    </section>`
  );
}

async function planPage(
  request: SignedInRequest,
  errors: FormErrors = {},
  status = 200,
): Promise<PortalResponse> {
  const overview = await readOverview(request);
  const { planName, billing } = overview;
  return accountPage(request, {
    title: 'Your plan',
    status,
    main: html`${errorSummary(errors)}
      <p>
        ${planName ? html`You have the plan <strong>${planName}</strong>` : 'You have no plan yet'}${
          billing.subscription && html`, for ${costLabel(billing.subscription, billing.currency)}`
        }.
      </p>
      ${billing.subscription?.hasAccess === false && html`<p class="muted">${opensAfterPaymentText}</p>`}
      ${planOptions(request, overview)} ${cancellation(request, overview)}`,
  });
}

export const showPlan = (request: SignedInRequest): Promise<PortalResponse> => planPage(request);

export async function submitPlanChange(request: SignedInRequest): Promise<PortalResponse> {
  const formValue = (name: string): string => request.form.get(name) ?? '';
  const input = {
    planId: formValue('plan'),
    priceVersion: Number(formValue('priceVersion')),
    key: formValue('key'),
  };
  const rejection = await submitForm(request, () => changeOwnPlan(request, input));
  if (rejection) return planPage(request, rejection.errors, rejection.status);
  return redirect('/account/plan?done=changed');
}

export async function showEndPlan(request: SignedInRequest): Promise<PortalResponse> {
  const { billing, endsAt } = await readOverview(request);
  if (endsAt || !billing.subscription) return redirect('/account/plan');
  return accountPage(request, {
    title: 'Cancel your plan',
    main: html`<p>
        Your plan goes on until ${formatDay(request, billing.subscription.currentPeriodEnd)}, and nothing is
        charged after that. Then your account is closed. Until then you can take it back.
      </p>
      ${actionButton('/account/plan/end', 'Cancel my plan')}
      <p><a href="/account/plan">Keep it</a></p>`,
  });
}

export async function submitEndPlan(request: SignedInRequest): Promise<PortalResponse> {
  const rejection = await submitForm(request, () => cancelOwnPlan(request));
  if (rejection) return planPage(request, rejection.errors, rejection.status);
  return redirect('/account/plan?done=ending');
}

export async function submitKeepPlan(request: SignedInRequest): Promise<PortalResponse> {
  const rejection = await submitForm(request, () => resumeOwnPlan(request));
  if (rejection) return planPage(request, rejection.errors, rejection.status);
  return redirect('/account/plan?done=kept');
}
