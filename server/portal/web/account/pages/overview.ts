import { formatMoney } from '../../../../lib/money';
import { readOverview, type Overview } from '../../../accounts/self-service/overview';
import type { Payment } from '../../../../platform';
import type { PortalResponse } from '../../responses';
import { html, type Html, type HtmlValue } from '../../html';
import { accountPage, actionButton } from '../accountPage';
import type { SignedInRequest } from '../routeBuilders';
import { cardLabel, costLabel, formatDay, opensAfterPaymentText, statusLabels } from './labels';

const factRow = (name: string, value: HtmlValue): Html | false =>
  Boolean(value) &&
  html`<dt>${name}</dt>
    <dd dir="auto">${value}</dd>`;

function notice(request: SignedInRequest, { billing, endsAt }: Overview): Html | false {
  const { session, snapshot } = request;
  const pausedNotice = `Your account is paused, so nothing is charged. You can still pay what is open and change your card. Write to ${snapshot.company.email} to go on.`;
  if (session.status === 'Paused') return html`<div class="notice"><p>${pausedNotice}</p></div>`;
  if (endsAt) {
    return html`<div class="notice">
      <p>Your plan ends on ${formatDay(request, endsAt)}. Nothing is charged after that.</p>
    </div>`;
  }
  if (billing.subscription?.hasAccess === false) {
    return html`<div class="notice">
      <p>${opensAfterPaymentText}</p>
    </div>`;
  }
  if (billing.subscription || session.status !== 'Invited') return false;
  const isOffered = snapshot.plans.some(({ id }) => id === session.planId);
  return html`<div class="notice">
    <p>${isOffered ? 'Your plan has not begun yet.' : 'You have no plan yet.'}</p>
    <p>
      ${
        isOffered
          ? html`<a class="button" href="/sign-up/card?plan=${session.planId}">Begin now</a>`
          : html`<a class="button" href="/account/plan">Choose a plan</a>`
      }
    </p>
  </div>`;
}

const statusFacts = ({ session }: SignedInRequest, { planName }: Overview): Html =>
  html`${factRow('Plan', planName ?? 'None')} ${factRow('Standing', statusLabels[session.status])}`;

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

function planFacts(request: SignedInRequest, overview: Overview): Html {
  const { billing } = overview;
  const { subscription, currency } = billing;
  const isTrial = subscription?.status === 'Trialing';
  return html`<dl class="facts">
    ${statusFacts(request, overview)} ${factRow('Costs', subscription && costLabel(subscription, currency))}
    ${factRow('Trial ends on', isTrial && formatDay(request, subscription.currentPeriodEnd))}
    ${factRow('Next payment', nextPayment(request, overview))}
    ${factRow(
      'Card',
      billing.cards[0]
        ? html`${cardLabel(billing.cards[0])} (<a href="/account/card">change</a>)`
        : html`None (<a href="/account/card">give one</a>)`,
    )}
  </dl>`;
}

/** Omits the decline reason, because only the bank may tell the client why it declined the card. */
const retryHint = (request: SignedInRequest, { suggestedAction, nextRetryAt }: Payment): Html =>
  html`${
    suggestedAction === 'Retry'
      ? html`You can pay again, <a href="/account/card">add another card</a>, or ask your bank why it was
          declined.`
      : html`Please <a href="/account/card">add another card</a>, or ask your bank why this one was declined.`
  }
  ${nextRetryAt && `It is tried again on ${formatDay(request, nextRetryAt)}.`}`;

/** Renders the past-due payments, each with a way to pay it. Returns false if there are none. */
export function pastDuePayments(
  request: SignedInRequest,
  { billing: { pastDuePayments: payments, cards } }: Overview,
): Html | false {
  const payAction = (id: string): Html =>
    cards.length > 0
      ? actionButton(`/account/payments/${id}/pay`, 'Pay now')
      : html`<a class="button" href="/account/card">Add a card to pay</a>`;
  return (
    payments.length > 0 &&
    html`<section>
      <h2>To pay</h2>
      ${payments.map(
        (payment) =>
          html`<div class="card">
            <p dir="auto">
              <strong>${formatMoney(payment.amount, payment.currency)}</strong> ${payment.description}
            </p>
            <p class="muted">
              This payment did not go through. ${cards.length > 0 && retryHint(request, payment)}
            </p>
            ${payAction(payment.id)}
          </div>`,
      )}
    </section>`
  );
}

export async function showAccount(request: SignedInRequest): Promise<PortalResponse> {
  const overview = await readOverview(request);
  const main = request.session.hidesPayments
    ? html`<dl class="facts">${statusFacts(request, overview)}</dl>`
    : html`${notice(request, overview)} ${planFacts(request, overview)} ${pastDuePayments(request, overview)}`;
  const { clientName } = request.session;
  const heading = html`Hello, <bdi>${clientName}</bdi>`;
  return accountPage(request, { title: `Hello, ${clientName}`, heading, main });
}
