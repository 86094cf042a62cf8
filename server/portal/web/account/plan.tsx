import { t } from '../../../lib/i18n/i18n';
import { Trans } from '../../../lib/i18n/Trans';
import type { SnapshotPlan } from '../../../brand';
import {
  cancelOwnPlan,
  changeOwnPlan,
  planChangeBlocker,
  resumeOwnPlan,
} from '../../accounts/self-service/changePlan';
import { readOverview, type Overview } from '../../accounts/self-service/overview';
import { ActionButton, ErrorSummary, HiddenField, IdempotencyKey } from '../forms';
import { ButtonLink } from '../links';
import { PlanName, PlanTerms, priceText } from '../planCards';
import { formValue, type SignedInRequest } from '../portalRequest';
import { htmlResponse, redirect, type PortalResponse } from '../responses';
import { clientForm, clientPage } from '../routes';
import { noRejection, submitForm } from '../submitForm';
import { AccountPage, formatDay, startsAfterPaymentText } from './accountPage';

const ChangeForm = ({ id, priceVersion, name }: SnapshotPlan) => (
  <form method="post" action="/account/plan">
    <IdempotencyKey />
    <HiddenField name="plan" value={id} />
    <HiddenField name="priceVersion" value={String(priceVersion)} />
    <button>{t('Change to {plan}', { plan: name })}</button>
  </form>
);

const PlanOption = ({ plan, isFirst }: { plan: SnapshotPlan; isFirst: boolean }) => (
  <li className="card">
    <h3>
      <PlanName plan={plan} />
    </h3>
    {plan.description && (
      <p className="muted">
        <bdi>{plan.description}</bdi>
      </p>
    )}
    <p>{priceText(plan, plan.currency)}</p>
    <PlanTerms plan={plan} isChange={!isFirst} />
    {isFirst ? (
      <p className="actions">
        <ButtonLink href={`/sign-up/card?plan=${plan.id}`}>
          {t('Choose {plan}', { plan: plan.name })}
        </ButtonLink>
      </p>
    ) : (
      <ChangeForm {...plan} />
    )}
  </li>
);

interface OverviewProps {
  request: SignedInRequest;
  overview: Overview;
}

function PlanOptions({ request, overview }: OverviewProps) {
  const { plans } = request.snapshot;
  const isFirst = !overview.billing.subscription;
  const availablePlans = isFirst
    ? plans
    : plans.filter(({ id, allowSelfUpgrade }) => allowSelfUpgrade && id !== request.session.planId);
  const refusal = planChangeBlocker(request, overview);
  if (refusal) return <p className="muted">{refusal}</p>;
  if (availablePlans.length === 0) return null;
  return (
    <section>
      <h2>{isFirst ? t('Choose a plan') : t('Change plan')}</h2>
      {!isFirst && (
        <p>
          {t(
            'The new price applies from your next payment, and a more expensive plan starts with that payment. If you change from a free plan, during a trial, to another billing period, or to a plan with a setup fee, you’re charged now and the plan starts once the payment succeeds. You aren’t charged again for a period that you’ve already paid for.',
          )}
        </p>
      )}
      <ul className="cards">
        {availablePlans.map((plan) => (
          <PlanOption key={plan.id} plan={plan} isFirst={isFirst} />
        ))}
      </ul>
    </section>
  );
}

function Cancellation({ request, overview: { endsAt, canCancelEnd, billing } }: OverviewProps) {
  if (endsAt) {
    return (
      <section>
        <h2>{t('Cancellation')}</h2>
        <p>{t('Your plan ends on {date}.', { date: formatDay(request, endsAt) })}</p>
        {canCancelEnd && <ActionButton action="/account/plan/keep" label={t('Keep plan')} />}
      </section>
    );
  }
  if (!billing.subscription) return null;
  return (
    <section>
      <h2>{t('Cancellation')}</h2>
      <p>
        <a href="/account/plan/end">{t('Cancel plan')}</a>
      </p>
    </section>
  );
}

async function planPage(request: SignedInRequest, { errors, status } = noRejection): Promise<PortalResponse> {
  const overview = await readOverview(request);
  const { planName, billing } = overview;
  const { subscription, currency } = billing;
  return htmlResponse(
    <AccountPage request={request} title={t('Plan')}>
      <ErrorSummary errors={errors} />
      <p>
        {planName ? (
          <Trans
            message="Current plan: <strong>{plan}</strong>"
            values={{ plan: planName }}
            elements={{ strong: <strong /> }}
          />
        ) : (
          t('You don’t have a plan yet.')
        )}
      </p>
      {subscription && <p>{t('Price: {price}', { price: priceText(subscription, currency) })}</p>}
      {subscription?.hasAccess === false && <p className="muted">{startsAfterPaymentText()}</p>}
      <PlanOptions request={request} overview={overview} />
      <Cancellation request={request} overview={overview} />
    </AccountPage>,
    { status },
  );
}

async function submitPlanChange(request: SignedInRequest): Promise<PortalResponse> {
  const input = {
    planId: formValue(request, 'plan'),
    priceVersion: Number(formValue(request, 'priceVersion')),
    key: formValue(request, 'key'),
  };
  const rejection = await submitForm(request, () => changeOwnPlan(request, input));
  if (rejection) return planPage(request, rejection);
  return redirect('/account/plan?done=changed');
}

async function showEndPlan(request: SignedInRequest): Promise<PortalResponse> {
  const { billing, endsAt } = await readOverview(request);
  if (endsAt || !billing.subscription) return redirect('/account/plan');
  return htmlResponse(
    <AccountPage request={request} title={t('Cancel plan')}>
      <p>
        {t(
          'Your plan stays active until {date}, and you won’t be charged after that. Then your account closes. You can undo the cancellation until then.',
          { date: formatDay(request, billing.subscription.currentPeriodEnd) },
        )}
      </p>
      <ActionButton action="/account/plan/end" label={t('Cancel plan')} />
      <p>
        <a href="/account/plan">{t('Keep plan')}</a>
      </p>
    </AccountPage>,
  );
}

async function submitEndPlan(request: SignedInRequest): Promise<PortalResponse> {
  const rejection = await submitForm(request, () => cancelOwnPlan(request));
  if (rejection) return planPage(request, rejection);
  return redirect('/account/plan?done=ending');
}

async function submitKeepPlan(request: SignedInRequest): Promise<PortalResponse> {
  const rejection = await submitForm(request, () => resumeOwnPlan(request));
  if (rejection) return planPage(request, rejection);
  return redirect('/account/plan?done=kept');
}

export const planRoutes = [
  clientPage('/account/plan', (request) => planPage(request)),
  clientForm('/account/plan', submitPlanChange),
  clientPage('/account/plan/end', showEndPlan),
  clientForm('/account/plan/end', submitEndPlan),
  clientForm('/account/plan/keep', submitKeepPlan, () => '/account/plan'),
];
