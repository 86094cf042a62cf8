import type { AttachedCard } from '../../card-provider/cardProvider';
import { answerOf, attachCard, cardReference, customerOf } from '../../card-provider/sandbox/cards';
import { newId } from '../../lib/ids';
import type { Moment } from '../../lib/moments';
import type { Random } from '../../lib/random';
import type { PaymentMethod } from '../../schema.generated';
import { chances } from './chances';
import type { Life } from './life';
import { afterTries, type DemoPayment } from './tries';

/** The card that a client has in their pocket. */
export interface Wallet {
  brand: string;
  last4: string;
  /** Until it expires, after the one that it is. */
  monthsLeft: number;
}

export interface DemoCard extends AttachedCard {
  id: string;
  clientId: string;
  createdAt: Moment;
}

export function drawWallet(random: Random): Wallet {
  const [brand, last4] = random.pick([
    ['Visa', '4242'],
    ['Visa', '1881'],
    ['Mastercard', '4444'],
    ['Mastercard', '5100'],
    ['American Express', '8431'],
  ]);
  return { brand, last4, monthsLeft: 12 * random.below(4) + random.below(12) };
}

/** A card that pays until the end of the month that is so many months after that of `day`. */
function payingUntil({ client, wallet }: Life, day: Moment, months: number): AttachedCard {
  const { brand, last4 } = wallet;
  const from = new Date(day);
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const [expYear, expMonth] = [end.getUTCFullYear(), end.getUTCMonth() + 1];
  const reference = cardReference('sandbox_pays', client.id, expYear, expMonth);
  return { reference, customer: customerOf(client.id), brand, last4, expMonth, expYear };
}

/** One of the sandbox's cards that do not always pay. */
function weakCard({ client, around }: Life, token: string, since: Moment): AttachedCard {
  const account = { companyId: around.crew.system.companyId, reference: null, secretKey: null };
  const owner = { account, id: client.id, name: client.name, email: client.email, customer: null };
  const attached = attachCard(owner, token, new Date(since));
  if (attached.kind === 'Refused') throw new Error(attached.reason);
  return attached.card;
}

/** A card that has failed each time that what is unpaid was tried, and that took what came before. */
function failingCard(life: Life, unpaid: DemoPayment, since: Moment): AttachedCard {
  const [first, ...others] = unpaid.tries;
  const paid = life.payments.findLast(({ paidAt }) => paidAt !== null)?.paidAt?.toISOString();
  const hasExpired = paid !== undefined && paid.slice(0, 7) < first.at.slice(0, 7);
  if (hasExpired && life.habits.chance(0.5)) return payingUntil(life, first.at, -1);
  const failing = ['sandbox_needs_action', 'sandbox_declined_later'] as const;
  // It pays at the second try, so that it has not been tried twice.
  const tokens = others.length === 0 ? ([...failing, 'sandbox_short'] as const) : failing;
  return weakCard(life, life.habits.pick(tokens), since);
}

function cardOf(life: Life, since: Moment): AttachedCard | null {
  const { habits, standing, around, plan, wallet } = life;
  const unpaid = life.payments.at(-1);
  if (standing.status === 'PastDue' && unpaid) return failingCard(life, unpaid, since);
  const needsNone = around.prices.some(
    ({ planId, requireCardForTrial }) => planId === around.planIds[plan] && !requireCardForTrial,
  );
  if (standing.status === 'Trialing' && needsNone && habits.chance(chances.hasNoCardInTrial)) return null;
  const goesOn = standing.status === 'Trialing' || standing.status === 'Active';
  if (goesOn && habits.chance(chances.cardIsWeak)) {
    const token = habits.pick(['sandbox_short', 'sandbox_short', 'sandbox_needs_action']);
    return weakCard(life, token, since);
  }
  return payingUntil(life, around.today, wallet.monthsLeft);
}

const methodOf = ({ brand, last4, expMonth, expYear }: AttachedCard): PaymentMethod => ({
  kind: 'Card',
  brand,
  last4,
  expMonth,
  expYear,
});

/** The bank gave the answers that the card gives. */
function answeredBy(card: DemoCard, unpaid: DemoPayment, timeZone: string): DemoPayment {
  const [first, ...others] = unpaid.tries.map((one, before) => ({
    ...one,
    declineCode: answerOf(card.reference, new Date(one.at), before),
  }));
  return first ? afterTries(unpaid, [first, ...others], timeZone) : unpaid;
}

/** Gives a client whose year is told the card that it speaks of; none to who never subscribed, or pays elsewhere. */
export function giveCard(life: Life): void {
  const since = life.moves[0]?.at;
  const attached = since === undefined || life.paysElsewhere ? null : cardOf(life, since);
  life.standing = { ...life.standing, hasCard: attached !== null, hasValidCard: attached !== null };
  if (!attached || since === undefined) return;
  const card = { ...attached, id: newId(), clientId: life.client.id, createdAt: since };
  life.card = card;
  const unpaid = life.standing.status === 'PastDue' ? life.payments.at(-1) : undefined;
  life.payments = life.payments.map((payment) => ({
    ...(payment === unpaid ? answeredBy(card, payment, life.around.timeZone) : payment),
    cardId: card.id,
    method: methodOf(card),
  }));
}
