import type { ReactNode } from 'react';
import { t } from '../../../lib/i18n/i18n';
import { Trans } from '../../../lib/i18n/Trans';
import { formatMoney } from '../../../lib/money';
import type { ClientStatus } from '../../../../contract/enums';
import { readOverview, type Overview } from '../../accounts/self-service/overview';
import { ButtonLink } from '../links';
import { priceText } from '../planCards';
import type { SignedInRequest } from '../portalRequest';
import { htmlResponse, type PortalResponse } from '../responses';
import { clientPage } from '../routes';
import { AccountPage, cardLabel, formatDay, startsAfterPaymentText } from './accountPage';
import { PastDuePayments } from './payments';

const statusLabels: Readonly<Record<ClientStatus, () => string>> = {
  Invited: () => t('Not started'),
  Trialing: () => t('Trial'),
  Active: () => t('Active'),
  PastDue: () => t('Past due'),
  Paused: () => t('Paused'),
  Deactivated: () => t('Closed'),
};

interface OverviewProps {
  request: SignedInRequest;
  overview: Overview;
}

function noticeText(request: SignedInRequest, { billing, endsAt }: Overview): string | null {
  if (request.session.status === 'Paused')
    return t(
      'Your account is paused, so you aren’t charged. You can still pay past-due payments and change your card. To resume, contact {email}.',
      { email: request.snapshot.company.email },
    );
  if (endsAt) {
    return t('Your plan ends on {date}. You won’t be charged after that.', {
      date: formatDay(request, endsAt),
    });
  }
  return billing.subscription?.hasAccess === false ? startsAfterPaymentText() : null;
}

function Notice({ request, overview }: OverviewProps) {
  const { session, snapshot } = request;
  const text = noticeText(request, overview);
  if (text) {
    return (
      <div className="notice">
        <p>{text}</p>
      </div>
    );
  }
  if (overview.billing.subscription || session.status !== 'Invited') return null;
  const isOffered = snapshot.plans.some(({ id }) => id === session.planId);
  return (
    <div className="notice">
      <p>{isOffered ? t('Your plan hasn’t started yet.') : t('You don’t have a plan yet.')}</p>
      <p>
        {isOffered ? (
          <ButtonLink href={`/sign-up/card?plan=${session.planId}`}>{t('Start plan')}</ButtonLink>
        ) : (
          <ButtonLink href="/account/plan">{t('Choose a plan')}</ButtonLink>
        )}
      </p>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const StatusFacts = ({ request, overview }: OverviewProps) => (
  <>
    <Fact name={t('Plan')}>
      <bdi>{overview.planName ?? t('No plan')}</bdi>
    </Fact>
    <Fact name={t('Status')}>{statusLabels[request.session.status]()}</Fact>
  </>
);

/**
 * Describes the next payment, or returns null if none is scheduled. A charge that is already due is reported
 * as in progress.
 */
function nextPayment(request: SignedInRequest, { billing, now }: Overview): string | null {
  const { currency, nextChargeAt, nextChargeAmount } = billing;
  if (!nextChargeAt || nextChargeAmount === null || nextChargeAmount === undefined) return null;
  const amount = formatMoney(nextChargeAmount, currency);
  return nextChargeAt <= now
    ? t('{amount}, processing now', { amount })
    : t('{amount} on {date}', { amount, date: formatDay(request, nextChargeAt) });
}

function PlanFacts({ request, overview }: OverviewProps) {
  const { subscription, currency, cards } = overview.billing;
  const payment = nextPayment(request, overview);
  return (
    <dl className="facts">
      <StatusFacts request={request} overview={overview} />
      {subscription && <Fact name={t('Price')}>{priceText(subscription, currency)}</Fact>}
      {subscription?.status === 'Trialing' && (
        <Fact name={t('Trial ends')}>{formatDay(request, subscription.currentPeriodEnd)}</Fact>
      )}
      {payment && <Fact name={t('Next payment')}>{payment}</Fact>}
      <Fact name={t('Card')}>
        {cards[0] ? cardLabel(cards[0]) : t('No card')}{' '}
        <a href="/account/card">{cards[0] ? t('Replace card') : t('Add card')}</a>
      </Fact>
    </dl>
  );
}

async function showAccount(request: SignedInRequest): Promise<PortalResponse> {
  const overview = await readOverview(request);
  const { clientName, hidesPayments } = request.session;
  const heading = (
    <Trans message="Hello, <name>{clientName}</name>" values={{ clientName }} elements={{ name: <bdi /> }} />
  );
  return htmlResponse(
    <AccountPage request={request} title={t('Hello, {clientName}', { clientName })} heading={heading}>
      {hidesPayments ? (
        <dl className="facts">
          <StatusFacts request={request} overview={overview} />
        </dl>
      ) : (
        <>
          <Notice request={request} overview={overview} />
          <PlanFacts request={request} overview={overview} />
          <PastDuePayments request={request} overview={overview} />
        </>
      )}
    </AccountPage>,
  );
}

export const overviewRoute = clientPage('/account', showAccount);
