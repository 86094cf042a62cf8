import { t } from '../../../lib/i18n/i18n';
import { formatMoney } from '../../../lib/money';
import type { SnapshotPlan } from '../../../brand';
import { needsCard } from '../../../billing';
import { notReadyError, startOwnCardSetup } from '../../accounts/self-service/cards';
import { readOverview, type Overview } from '../../accounts/self-service/overview';
import { startOwnPlan } from '../../accounts/self-service/startPlan';
import { findPublishedPlan, publishedPrice } from '../../accounts/snapshotPlan';
import { Form, HiddenField, IdempotencyKey, Radios } from '../forms';
import { isFree, PlanSummary, priceText } from '../planCards';
import { formValue, type PortalRequest, type SignedInRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { clientForm, clientPage } from '../routes';
import { noRejection, submitForm } from '../submitForm';
import { AccountPage, cardLabel } from './accountPage';
import { cardFields, type CardFields } from './cardFields';

interface PlanSelection {
  plan: SnapshotPlan;
  isYearly: boolean;
  card: string;
}

const hasTrial = ({ session: { status } }: SignedInRequest, { trialDays }: SnapshotPlan): boolean =>
  trialDays > 0 && (status === 'Invited' || status === 'Trialing');

function chargeNotice(request: SignedInRequest, plan: SnapshotPlan): string {
  if (isFree(plan)) return t('You won’t be charged.');
  if (hasTrial(request, plan)) return t('You won’t be charged until your trial ends.');
  if (plan.yearlyPrice !== null) return t('The first payment and any setup fee are charged now.');
  return t('{amount} is charged now.', { amount: formatMoney(plan.price + plan.setupFee, plan.currency) });
}

/**
 * Renders the saved card if it has not expired. Otherwise renders the card fields, or a note that the plan
 * needs no card.
 */
async function paymentFields(
  request: SignedInRequest,
  { plan, isYearly, card }: PlanSelection,
  { billing: { cards } }: Overview,
): Promise<CardFields> {
  const [savedCard] = cards;
  if (savedCard && savedCard.status !== 'Expired')
    return { fields: <p>{t('Card: {card}', { card: cardLabel(savedCard) })}</p> };
  const terms = {
    clientId: request.session.clientId,
    planId: plan.id,
    isYearly,
    withTrial: hasTrial(request, plan),
  };
  if (!needsCard(publishedPrice(plan), terms)) return { fields: <p>{t('No card required.')}</p> };
  return cardFields(request, () => startOwnCardSetup(request), card);
}

/** The choice between the plan's interval and yearly payment, if the plan has a yearly price. */
const IntervalChoice = ({ plan, isYearly }: Pick<PlanSelection, 'plan' | 'isYearly'>) =>
  plan.yearlyPrice !== null && (
    <Radios
      name="yearly"
      legend={t('Billing period')}
      selected={isYearly ? '1' : ''}
      choices={[
        { value: '', label: priceText(plan, plan.currency) },
        {
          value: '1',
          label: t('{amount} per year', { amount: formatMoney(plan.yearlyPrice, plan.currency) }),
        },
      ]}
    />
  );

async function beginPage(
  request: SignedInRequest,
  selection: PlanSelection,
  { errors, status } = noRejection,
): Promise<PortalResponse> {
  const { plan, isYearly } = selection;
  const overview = await readOverview(request);
  if (overview.billing.subscription) return redirect('/account/plan');
  const canBegin = (overview.billing.canCharge || isFree(plan)) && request.session.viewedBy === null;
  const payment = canBegin ? await paymentFields(request, selection, overview) : null;
  const button = hasTrial(request, plan) ? t('Start trial') : t('Start {plan}', { plan: plan.name });
  return htmlResponse(
    <AccountPage request={request} title={t('Start your plan')} scripts={payment?.scripts}>
      <PlanSummary plan={plan} />
      {payment ? (
        <>
          <p>{chargeNotice(request, plan)}</p>
          <Form action="/sign-up/card" errors={errors} button={button}>
            <IdempotencyKey />
            <HiddenField name="plan" value={plan.id} />
            <HiddenField name="priceVersion" value={String(plan.priceVersion)} />
            <IntervalChoice plan={plan} isYearly={isYearly} />
            {payment.fields}
          </Form>
        </>
      ) : (
        <p>{notReadyError(request).message}</p>
      )}
      <p>
        <a href="/account">{t('Not now')}</a>
      </p>
    </AccountPage>,
    { status, policy: payment?.policy },
  );
}

const selectionFrom = (request: SignedInRequest, params: URLSearchParams): PlanSelection | null => {
  const plan = findPublishedPlan(request.snapshot, params.get('plan'));
  return plan && { plan, isYearly: params.get('yearly') === '1', card: params.get('card') ?? '' };
};

/** Returns the URL that shows the form again with the chosen plan. */
const returnPath = (request: PortalRequest): string =>
  `/sign-up/card?${new URLSearchParams({
    plan: formValue(request, 'plan'),
    yearly: formValue(request, 'yearly'),
  }).toString()}`;

async function showBeginPlan(request: SignedInRequest): Promise<PortalResponse> {
  const selection = selectionFrom(request, request.query);
  return selection ? beginPage(request, selection) : redirect('/account/plan');
}

async function submitBeginPlan(request: SignedInRequest): Promise<PortalResponse> {
  const selection = selectionFrom(request, request.form);
  if (!selection) return redirect('/account/plan');
  const { plan, isYearly, card } = selection;
  const priceVersion = Number(formValue(request, 'priceVersion'));
  const key = formValue(request, 'key');
  const rejection = await submitForm(
    request,
    () => startOwnPlan(request, { planId: plan.id, isYearly, priceVersion, card, key }),
    ['card'],
  );
  if (rejection) return beginPage(request, selection, rejection);
  return redirect('/account?done=begun');
}

export const beginPlanRoutes = [
  clientPage('/sign-up/card', showBeginPlan),
  clientForm('/sign-up/card', submitBeginPlan, returnPath),
];
