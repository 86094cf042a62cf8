import { formatMoney } from '../../../../lib/money';
import { newId } from '../../../../lib/ids';
import type { SnapshotPlan } from '../../../../brand';
import { needsCard } from '../../../../billing';
import { startOwnPlan } from '../../../accounts/self-service/startPlan';
import { notReadyError, startOwnCardSetup } from '../../../accounts/self-service/cards';
import { readOverview, type Overview } from '../../../accounts/self-service/overview';
import { findPublishedPlan, publishedPrice } from '../../../accounts/snapshotPlan';
import { redirect, type PortalResponse } from '../../responses';
import { form, hiddenField, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import { accountPage } from '../accountPage';
import { planSummary, intervalChoice } from '../auth/planChoice';
import { cardLabel } from '../pages/labels';
import type { PortalRequest } from '../../portalRequest';
import type { SignedInRequest } from '../routeBuilders';
import { submitForm } from '../submitForm';
import { cardFields, type CardFields } from './cardFields';

interface PlanSelection {
  plan: SnapshotPlan;
  isYearly: boolean;
  card: string;
}

const hasTrial = ({ session: { status } }: SignedInRequest, { trialDays }: SnapshotPlan): boolean =>
  trialDays > 0 && (status === 'Invited' || status === 'Trialing');

const isFree = ({ price, setupFee }: SnapshotPlan): boolean => price === 0 && setupFee === 0;

function chargeNotice(request: SignedInRequest, plan: SnapshotPlan): string {
  if (isFree(plan)) return 'Nothing is charged.';
  if (hasTrial(request, plan)) return 'Nothing is charged before the trial is over.';
  const firstAmount = plan.price + plan.setupFee;
  const firstCharge = `${formatMoney(firstAmount, plan.currency)} is charged now.`;
  if (plan.yearlyPrice === null) return firstCharge;
  return `The first payment, with what setting up costs, is charged now.`;
}

/**
 * Renders the saved card if it has not expired. Otherwise renders the card fields, or a note that the plan
 * needs no card.
 */
async function paymentFields(
  request: SignedInRequest,
  { plan, isYearly, card }: PlanSelection,
  { billing: { cards } }: Overview,
  errors: FormErrors,
): Promise<CardFields> {
  const [savedCard] = cards;
  if (savedCard && savedCard.status !== 'Expired')
    return { fields: html`<p>You pay with your ${cardLabel(savedCard)}.</p>` };
  const terms = {
    clientId: request.session.clientId,
    planId: plan.id,
    isYearly,
    withTrial: hasTrial(request, plan),
  };
  if (!needsCard(publishedPrice(plan), terms)) return { fields: html`<p>No card is needed.</p>` };
  return cardFields(request, () => startOwnCardSetup(request), card, errors);
}

const hiddenFields = (plan: SnapshotPlan): Html =>
  html`${hiddenField('key', newId())} ${hiddenField('plan', plan.id)}
  ${hiddenField('priceVersion', String(plan.priceVersion))}`;

async function beginPage(
  request: SignedInRequest,
  selection: PlanSelection,
  errors: FormErrors = {},
  status = 200,
): Promise<PortalResponse> {
  const { plan, isYearly } = selection;
  const overview = await readOverview(request);
  if (overview.billing.subscription) return redirect('/account/plan');
  const canBegin = (overview.billing.canCharge || isFree(plan)) && request.session.viewedBy === null;
  const payment = canBegin ? await paymentFields(request, selection, overview, errors) : null;
  const button = hasTrial(request, plan) ? 'Begin the trial' : `Begin ${plan.name}`;
  return accountPage(request, {
    title: 'Begin your plan',
    status,
    policy: payment?.policy,
    scripts: payment?.scripts,
    main: html`${planSummary(plan)}
      ${
        payment
          ? html`<p>${chargeNotice(request, plan)}</p>
              ${form('/sign-up/card', errors, html`${hiddenFields(plan)} ${intervalChoice(plan, isYearly)} ${payment.fields}`, button)}`
          : html`<p>${notReadyError(request).message}</p>`
      }
      <p><a href="/account">Not now</a></p>`,
  });
}

const selectionFrom = (request: SignedInRequest, params: URLSearchParams): PlanSelection | null => {
  const plan = findPublishedPlan(request.snapshot, params.get('plan'));
  return plan && { plan, isYearly: params.get('yearly') === '1', card: params.get('card') ?? '' };
};

/** Returns the URL that shows the form again with the chosen plan. */
export const beginPlanUrl = ({ form: submitted }: Pick<PortalRequest, 'form'>): string =>
  `/sign-up/card?${new URLSearchParams({ plan: submitted.get('plan') ?? '', yearly: submitted.get('yearly') ?? '' }).toString()}`;

export async function showBeginPlan(request: SignedInRequest): Promise<PortalResponse> {
  const selection = selectionFrom(request, request.query);
  return selection ? beginPage(request, selection) : redirect('/account/plan');
}

export async function submitBeginPlan(request: SignedInRequest): Promise<PortalResponse> {
  const selection = selectionFrom(request, request.form);
  if (!selection) return redirect('/account/plan');
  const formValue = (name: string): string => request.form.get(name) ?? '';
  const { plan, isYearly, card } = selection;
  const priceVersion = Number(formValue('priceVersion'));
  const rejection = await submitForm(
    request,
    () => startOwnPlan(request, { planId: plan.id, isYearly, priceVersion, card, key: formValue('key') }),
    ['card'],
  );
  if (rejection) return beginPage(request, selection, rejection.errors, rejection.status);
  return redirect('/account?done=begun');
}
