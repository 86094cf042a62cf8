import type { ReactNode } from 'react';
import { formatMoney } from '../../../lib/money';
import type { ClientStatus } from '../../../../contract/enums';
import { readOverview, type Overview } from '../../accounts/self-service/overview';
import { ButtonLink } from '../links';
import { priceText } from '../planCards';
import type { SignedInRequest } from '../portalRequest';
import { htmlResponse, type PortalResponse } from '../responses';
import { clientPage } from '../routes';
import { AccountPage, cardLabel, formatDay, opensAfterPaymentText } from './accountPage';
import { PastDuePayments } from './payments';

const statusLabels: Readonly<Record<ClientStatus, string>> = {
  Invited: 'Not begun yet',
  Trialing: 'On trial',
  Active: 'Active',
  PastDue: 'A payment is open',
  Paused: 'Paused',
  Deactivated: 'Closed',
};

interface OverviewProps {
  request: SignedInRequest;
  overview: Overview;
}

function noticeText(request: SignedInRequest, { billing, endsAt }: Overview): string | null {
  if (request.session.status === 'Paused')
    return `Your account is paused, so nothing is charged. You can still pay what is open and change your card. Write to ${request.snapshot.company.email} to go on.`;
  if (endsAt) return `Your plan ends on ${formatDay(request, endsAt)}. Nothing is charged after that.`;
  return billing.subscription?.hasAccess === false ? opensAfterPaymentText : null;
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
      <p>{isOffered ? 'Your plan has not begun yet.' : 'You have no plan yet.'}</p>
      <p>
        {isOffered ? (
          <ButtonLink href={`/sign-up/card?plan=${session.planId}`}>Begin now</ButtonLink>
        ) : (
          <ButtonLink href="/account/plan">Choose a plan</ButtonLink>
        )}
      </p>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd dir="auto">{children}</dd>
  </>
);

const StatusFacts = ({ request, overview }: OverviewProps) => (
  <>
    <Fact name="Plan">{overview.planName ?? 'None'}</Fact>
    <Fact name="Standing">{statusLabels[request.session.status]}</Fact>
  </>
);

/**
 * Describes the next payment, or returns null if none is scheduled. A charge that is already due is reported
 * as in progress.
 */
function nextPayment(request: SignedInRequest, { billing, now }: Overview): string | null {
  const { currency, nextChargeAt, nextChargeAmount } = billing;
  if (!nextChargeAt || nextChargeAmount === null || nextChargeAmount === undefined) return null;
  const when = nextChargeAt <= now ? 'now: it is being made' : `on ${formatDay(request, nextChargeAt)}`;
  return `${formatMoney(nextChargeAmount, currency)} ${when}`;
}

function PlanFacts({ request, overview }: OverviewProps) {
  const { subscription, currency, cards } = overview.billing;
  const payment = nextPayment(request, overview);
  return (
    <dl className="facts">
      <StatusFacts request={request} overview={overview} />
      {subscription && <Fact name="Costs">{priceText(subscription, currency)}</Fact>}
      {subscription?.status === 'Trialing' && (
        <Fact name="Trial ends on">{formatDay(request, subscription.currentPeriodEnd)}</Fact>
      )}
      {payment && <Fact name="Next payment">{payment}</Fact>}
      <Fact name="Card">
        {cards[0] ? cardLabel(cards[0]) : 'None'} (
        <a href="/account/card">{cards[0] ? 'change' : 'give one'}</a>)
      </Fact>
    </dl>
  );
}

async function showAccount(request: SignedInRequest): Promise<PortalResponse> {
  const overview = await readOverview(request);
  const { clientName, hidesPayments } = request.session;
  const heading = (
    <>
      Hello, <bdi>{clientName}</bdi>
    </>
  );
  return htmlResponse(
    <AccountPage request={request} title={`Hello, ${clientName}`} heading={heading}>
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
