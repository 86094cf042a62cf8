import { newId } from '../../../lib/ids';
import {
  changeOwnPlan,
  endOwnPlan,
  keepOwnPlan,
  whyNoChange,
} from '../../../modules/client-accounts/self-service/changePlan';
import { readOverview, type Overview } from '../../../modules/client-accounts/self-service/overview';
import type { SnapshotPlan } from '../../../modules/deployments/snapshot';
import { sentTo, type SiteAnswer } from '../../answers';
import { errorSummary, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import { accountPage, press } from '../accountPage';
import { changeTerms, planTerms } from '../../pages/planWords';
import { priceLine } from '../entrance/planChoice';
import type { SignedInRequest } from '../signedIn';
import { tried } from '../tried';
import { costWords, dayOf, opensOncePaid } from './standingWords';

const change = ({ id, priceVersion, name }: SnapshotPlan): Html =>
  html`<form method="post" action="/account/plan">
    ${hiddenField('key', newId())} ${hiddenField('plan', id)}
    ${hiddenField('priceVersion', String(priceVersion))}
    <button>Change to ${name}</button>
  </form>`;

const begin = ({ id, name }: SnapshotPlan): Html =>
  html`<p class="actions"><a class="button" href="/sign-up/card?plan=${id}">Choose ${name}</a></p>`;

const offer = (plan: SnapshotPlan, isFirst: boolean): Html =>
  html`<li class="card">
    <h3 dir="auto">${plan.name}</h3>
    ${plan.description && html`<p class="muted" dir="auto">${plan.description}</p>`}
    <p>${priceLine(plan)}</p>
    ${(isFirst ? planTerms : changeTerms)(plan).map((words) => html`<p class="small muted">${words}</p>`)}
    ${isFirst ? begin(plan) : change(plan)}
  </li>`;

function offers(site: SignedInRequest, overview: Overview): Html | false {
  const { plans } = site.snapshot;
  const isFirst = !overview.billing.subscription;
  const open = isFirst
    ? plans
    : plans.filter(({ id, allowSelfUpgrade }) => allowSelfUpgrade && id !== site.session.planId);
  const refusal = whyNoChange(site, overview);
  if (refusal) return html`<p class="muted">${refusal}</p>`;
  return (
    open.length > 0 &&
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
        ${open.map((plan) => offer(plan, isFirst))}
      </ul>
    </section>`
  );
}

function ending(site: SignedInRequest, { endsAt, isOwnEnd, billing }: Overview): Html | false {
  if (endsAt) {
    return html`<section>
      <h2>Your plan ends</h2>
      <p>It ends on ${dayOf(site, endsAt)}.</p>
      ${isOwnEnd && press('/account/plan/keep', 'Keep my plan')}
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

async function planPage(site: SignedInRequest, errors: FormErrors = {}, status = 200): Promise<SiteAnswer> {
  const overview = await readOverview(site);
  const { planName, billing } = overview;
  return accountPage(site, {
    title: 'Your plan',
    status,
    main: html`${errorSummary(errors)}
      <p>
        ${planName ? html`You have the plan <strong>${planName}</strong>` : 'You have no plan yet'}${
          billing.subscription && html`, for ${costWords(billing.subscription, billing.currency)}`
        }.
      </p>
      ${billing.subscription?.isOpen === false && html`<p class="muted">${opensOncePaid}</p>`}
      ${offers(site, overview)} ${ending(site, overview)}`,
  });
}

export const showPlan = (site: SignedInRequest): Promise<SiteAnswer> => planPage(site);

export async function takePlan(site: SignedInRequest): Promise<SiteAnswer> {
  const read = (name: string): string => site.form.get(name) ?? '';
  const form = { planId: read('plan'), priceVersion: Number(read('priceVersion')), key: read('key') };
  const refused = await tried(site, () => changeOwnPlan(site, form));
  if (refused) return planPage(site, refused.errors, refused.status);
  return sentTo('/account/plan?done=changed');
}

export async function showEndPlan(site: SignedInRequest): Promise<SiteAnswer> {
  const { billing, endsAt } = await readOverview(site);
  if (endsAt || !billing.subscription) return sentTo('/account/plan');
  return accountPage(site, {
    title: 'Cancel your plan',
    main: html`<p>
        Your plan goes on until ${dayOf(site, billing.subscription.currentPeriodEnd)}, and nothing is charged
        after that. Then your account is closed. Until then you can take it back.
      </p>
      ${press('/account/plan/end', 'Cancel my plan')}
      <p><a href="/account/plan">Keep it</a></p>`,
  });
}

export async function takeEndPlan(site: SignedInRequest): Promise<SiteAnswer> {
  const refused = await tried(site, () => endOwnPlan(site));
  if (refused) return planPage(site, refused.errors, refused.status);
  return sentTo('/account/plan?done=ending');
}

export async function takeKeepPlan(site: SignedInRequest): Promise<SiteAnswer> {
  const refused = await tried(site, () => keepOwnPlan(site));
  if (refused) return planPage(site, refused.errors, refused.status);
  return sentTo('/account/plan?done=kept');
}
