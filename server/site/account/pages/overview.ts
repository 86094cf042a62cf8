import { formatMoney } from '../../../lib/money';
import { readOverview, type Overview } from '../../../modules/client-accounts/self-service/overview';
import type { Payment } from '../../../schema.generated';
import type { SiteAnswer } from '../../answers';
import { html, type Html, type Part } from '../../html';
import { accountPage, press } from '../accountPage';
import type { SignedInRequest } from '../signedIn';
import { cardWords, costWords, dayOf, opensOncePaid, statusWords } from './standingWords';

const fact = (name: string, value: Part): Html | false =>
  Boolean(value) &&
  html`<dt>${name}</dt>
    <dd dir="auto">${value}</dd>`;

function notice(site: SignedInRequest, { billing, endsAt }: Overview): Html | false {
  const { session, snapshot } = site;
  const paused = `Your account is paused, so nothing is charged. You can still pay what is open and change your card. Write to ${snapshot.company.email} to go on.`;
  if (session.status === 'Paused') return html`<div class="notice"><p>${paused}</p></div>`;
  if (endsAt) {
    return html`<div class="notice">
      <p>Your plan ends on ${dayOf(site, endsAt)}. Nothing is charged after that.</p>
    </div>`;
  }
  if (billing.subscription?.isOpen === false) {
    return html`<div class="notice">
      <p>${opensOncePaid}</p>
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

const standing = ({ session }: SignedInRequest, { planName }: Overview): Html =>
  html`${fact('Plan', planName ?? 'None')} ${fact('Standing', statusWords[session.status])}`;

/** What is due by now is being charged at this moment. */
function nextPayment(site: SignedInRequest, { billing, now }: Overview): string | null {
  const { currency, nextChargeAt, nextChargeAmount } = billing;
  if (!nextChargeAt || nextChargeAmount === null || nextChargeAmount === undefined) return null;
  const when = nextChargeAt <= now ? 'now: it is being made' : `on ${dayOf(site, nextChargeAt)}`;
  return `${formatMoney(nextChargeAmount, currency)} ${when}`;
}

function planFacts(site: SignedInRequest, overview: Overview): Html {
  const { billing } = overview;
  const { subscription, currency } = billing;
  const isTrial = subscription?.status === 'Trialing';
  return html`<dl class="facts">
    ${standing(site, overview)} ${fact('Costs', subscription && costWords(subscription, currency))}
    ${fact('Trial ends on', isTrial && dayOf(site, subscription.currentPeriodEnd))}
    ${fact('Next payment', nextPayment(site, overview))}
    ${fact(
      'Card',
      billing.cards[0]
        ? html`${cardWords(billing.cards[0])} (<a href="/account/card">change</a>)`
        : html`None (<a href="/account/card">give one</a>)`,
    )}
  </dl>`;
}

/** Why a bank declines a card is between it and the client, and more than the company may say. */
const whatToDo = (site: SignedInRequest, { nextStep, nextRetryAt }: Payment): Html =>
  html`${
    nextStep === 'Retry'
      ? html`You can pay again, <a href="/account/card">add another card</a>, or ask your bank why it was
          declined.`
      : html`Please <a href="/account/card">add another card</a>, or ask your bank why this one was declined.`
  }
  ${nextRetryAt && `It is tried again on ${dayOf(site, nextRetryAt)}.`}`;

/** What is owed, each with a way to pay it. */
export function unpaid(
  site: SignedInRequest,
  { billing: { unpaid: payments, cards } }: Overview,
): Html | false {
  const way = (id: string): Html =>
    cards.length > 0
      ? press(`/account/payments/${id}/pay`, 'Pay now')
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
              This payment did not go through. ${cards.length > 0 && whatToDo(site, payment)}
            </p>
            ${way(payment.id)}
          </div>`,
      )}
    </section>`
  );
}

export async function showAccount(site: SignedInRequest): Promise<SiteAnswer> {
  const overview = await readOverview(site);
  const main = site.session.hidesMoney
    ? html`<dl class="facts">${standing(site, overview)}</dl>`
    : html`${notice(site, overview)} ${planFacts(site, overview)} ${unpaid(site, overview)}`;
  const { clientName } = site.session;
  const heading = html`Hello, <bdi>${clientName}</bdi>`;
  return accountPage(site, { title: `Hello, ${clientName}`, heading, main });
}
