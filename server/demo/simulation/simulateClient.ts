import { newId } from '../../lib/ids';
import type { Random } from '../../lib/random';
import type { Timestamp } from '../../lib/timestamps';
import { attachCard, type AttachedCard, type PaymentMethod } from '../../platform';
import { cardReference, customerOf, declineCodeOf } from '../../platform/demo';
import type { DemoClient } from '../clients';
import { applyAttempts, type DemoPayment } from './attempts';
import type { CardProfile, DemoCard } from './demoCard';
import { probabilities } from './probabilities';
import { simulateByStatus } from './simulateByStatus';
import type { ClientSimulation, SimulationContext } from './simulation';

function pickCardProfile(random: Random): CardProfile {
  const [brand, last4] = random.pick([
    ['Visa', '4242'],
    ['Visa', '1881'],
    ['Mastercard', '4444'],
    ['Mastercard', '5100'],
    ['American Express', '8431'],
  ]);
  return { brand, last4, monthsUntilExpiry: 12 * random.below(4) + random.below(12) };
}

/** Returns a card that is valid until the end of the month `months` months after `day`. */
function validCard({ client, cardProfile }: ClientSimulation, day: Timestamp, months: number): AttachedCard {
  const { brand, last4 } = cardProfile;
  const from = new Date(day);
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const [expYear, expMonth] = [end.getUTCFullYear(), end.getUTCMonth() + 1];
  const reference = cardReference('sandbox_pays', client.id, expYear, expMonth);
  return { reference, customer: customerOf(client.id), brand, last4, expMonth, expYear };
}

/** Returns the sandbox card of a token. Throws if the sandbox refuses the token. */
function attachSandboxCard(
  { client, context }: ClientSimulation,
  token: string,
  since: Timestamp,
): AttachedCard {
  const account = { companyId: context.actors.system.companyId, reference: null, secretKey: null };
  const owner = { account, id: client.id, name: client.name, email: client.email, customer: null };
  const attached = attachCard(owner, token, new Date(since));
  if (attached.kind === 'Refused') throw new Error(attached.reason);
  return attached.card;
}

/** Returns a card that declined every attempt of the unpaid payment but accepted the payments before it. */
function decliningCard(
  simulation: ClientSimulation,
  failedPayment: DemoPayment,
  since: Timestamp,
): AttachedCard {
  const [first, ...others] = failedPayment.demoAttempts;
  const lastPaidAt = simulation.payments.findLast(({ paidAt }) => paidAt !== null)?.paidAt?.toISOString();
  const hasExpired = lastPaidAt !== undefined && lastPaidAt.slice(0, 7) < first.at.slice(0, 7);
  if (hasExpired && simulation.paymentRandom.chance(0.5)) return validCard(simulation, first.at, -1);
  const decliningTokens = ['sandbox_needs_action', 'sandbox_declined_later'] as const;
  // `sandbox_short` accepts a second attempt, so it fits only a payment with one attempt.
  const tokens = others.length === 0 ? ([...decliningTokens, 'sandbox_short'] as const) : decliningTokens;
  return attachSandboxCard(simulation, simulation.paymentRandom.pick(tokens), since);
}

function cardOf(simulation: ClientSimulation, since: Timestamp): AttachedCard | null {
  const { paymentRandom, state, context, planIndex, cardProfile } = simulation;
  const failedPayment = simulation.payments.at(-1);
  if (state.status === 'PastDue' && failedPayment) return decliningCard(simulation, failedPayment, since);
  const needsNoCard = context.prices.some(
    ({ planId, requireCardForTrial }) => planId === context.planIds[planIndex] && !requireCardForTrial,
  );
  if (state.status === 'Trialing' && needsNoCard && paymentRandom.chance(probabilities.hasNoCardInTrial))
    return null;
  const isCurrent = state.status === 'Trialing' || state.status === 'Active';
  if (isCurrent && paymentRandom.chance(probabilities.hasUnreliableCard)) {
    const token = paymentRandom.pick(['sandbox_short', 'sandbox_short', 'sandbox_needs_action']);
    return attachSandboxCard(simulation, token, since);
  }
  return validCard(simulation, context.today, cardProfile.monthsUntilExpiry);
}

const methodOf = ({ brand, last4, expMonth, expYear }: AttachedCard): PaymentMethod => ({
  kind: 'Card',
  brand,
  last4,
  expMonth,
  expYear,
});

/** Replaces the decline codes of the attempts with those that the card returns. */
function applyDeclineCodes(card: DemoCard, failedPayment: DemoPayment, timeZone: string): DemoPayment {
  const [first, ...others] = failedPayment.demoAttempts.map((attempt, index) => ({
    ...attempt,
    declineCode: declineCodeOf(card.reference, new Date(attempt.at), index),
  }));
  return first ? applyAttempts(failedPayment, [first, ...others], timeZone) : failedPayment;
}

/**
 * Adds a card to a simulated client and its payments, and applies the card's decline codes to a failed
 * payment. Clients who never subscribed or pay outside Livery get no card, and neither do some clients on
 * trial.
 */
function addCard(simulation: ClientSimulation): void {
  const since = simulation.transitions[0]?.at;
  const attached = since === undefined || simulation.paysExternally ? null : cardOf(simulation, since);
  simulation.state = { ...simulation.state, hasCard: attached !== null, hasValidCard: attached !== null };
  if (!attached || since === undefined) return;
  const card = { ...attached, id: newId(), clientId: simulation.client.id, createdAt: since };
  simulation.card = card;
  const failedPayment = simulation.state.status === 'PastDue' ? simulation.payments.at(-1) : undefined;
  simulation.payments = simulation.payments.map((payment) => ({
    ...(payment === failedPayment ? applyDeclineCodes(card, payment, simulation.context.timeZone) : payment),
    cardId: card.id,
    method: methodOf(card),
  }));
}

function startSimulation(demoClient: DemoClient, context: SimulationContext): ClientSimulation {
  const { id, name, tags, createdAt } = demoClient.client;
  return {
    ...demoClient,
    context,
    cardProfile: pickCardProfile(demoClient.random),
    card: null,
    now: createdAt.toISOString(),
    isFinished: false,
    transitions: [],
    payments: [],
    refunds: [],
    emails: [],
    state: {
      id,
      name,
      status: 'Invited',
      statusBefore: null,
      planId: null,
      tags,
      trialEndsAt: null,
      deactivateAt: null,
      deactivatedAt: null,
      deactivatedBy: null,
      deactivationReason: null,
      deactivationNote: null,
      hasCard: !demoClient.paysExternally,
      hasValidCard: !demoClient.paysExternally,
      isCharging: false,
      subscription: null,
    },
  };
}

/** Simulates a client up to today with the product's lifecycle rules. */
export function simulateClient(demoClient: DemoClient, context: SimulationContext): ClientSimulation {
  const simulation = startSimulation(demoClient, context);
  while (!simulation.isFinished) simulateByStatus[simulation.state.status](simulation);
  addCard(simulation);
  return simulation;
}
