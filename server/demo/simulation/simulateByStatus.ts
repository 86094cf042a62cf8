import type { Timestamp } from '../../lib/timestamps';
import { dayText } from '../../lib/localeText';
import type { ClientStatus, DeactivationReason } from '../../../contract/enums';
import { periodAt } from '../../billing/demo';
import { probabilities } from './probabilities';
import { charge, chargeIfDue, retryPayment } from './charging';
import {
  applyTransition,
  addDays,
  sendEmail,
  continueUntil,
  subscriptionOf,
  randomBetween,
  type ClientSimulation,
} from './simulation';

type DeactivationDetails = readonly [reason: DeactivationReason, note: string | null];

const deactivations: readonly [DeactivationDetails, ...DeactivationDetails[]] = [
  ['ClientRequest', 'Business is closing temporarily.'],
  ['ClientRequest', 'Too expensive for their needs.'],
  ['ClientRequest', null],
  ['Other', 'Switched to a local provider.'],
  ['Other', null],
];

const clientActor = ({ context, client }: ClientSimulation) => context.actors.client(client);

/** Marks the current period as paid outside Livery, without a charge, and finishes the simulation. */
function payExternally(simulation: ClientSimulation): void {
  const subscription = subscriptionOf(simulation);
  const { timeZone, today } = simulation.context;
  const period = periodAt({ ...subscription, timeZone }, today);
  const paidSubscription = { ...subscription, ...period, isBilled: false, billedUntil: period.periodEnd };
  simulation.state = { ...simulation.state, subscription: paidSubscription };
  simulation.isFinished = true;
}

function subscribe(simulation: ClientSimulation, at: Timestamp, trialDays: number): void {
  const planId = simulation.context.planIds[simulation.planIndex] ?? '';
  const actor =
    simulation.client.source === 'Import' ? simulation.context.actors.system : clientActor(simulation);
  const { isYearly, paysExternally: isPaid } = simulation;
  applyTransition(simulation, at, { kind: 'Subscribe', planId, trialDays, isYearly, isPaid }, actor);
  sendEmail(simulation, at, 'welcome', 'Welcome');
  if (isPaid) return payExternally(simulation);
  chargeIfDue(simulation, at);
}

/**
 * Subscribes self-signups and imported clients immediately. Emails an invitation to other clients, who
 * subscribe when they accept it, or never.
 */
function simulateInvited(simulation: ClientSimulation): void {
  const { source, createdAt } = simulation.client;
  const createdTimestamp = createdAt.toISOString();
  const trialDays =
    source === 'Import' ? 0 : (simulation.context.prices.find(isFirstOf(simulation))?.trialDays ?? 0);
  if (source === 'SelfSignup' || source === 'Import')
    return subscribe(simulation, createdTimestamp, trialDays);
  sendEmail(
    simulation,
    createdTimestamp,
    'invitation',
    'Your account with Northwind Studio',
    probabilities.emailFails * 4,
  );
  const at = addDays(createdTimestamp, simulation.random.between(0.05, 5));
  if (!simulation.random.chance(probabilities.acceptsInvitation)) simulation.isFinished = true;
  if (continueUntil(simulation, at)) subscribe(simulation, at, trialDays);
}

const isFirstOf =
  ({ planIndex, context }: ClientSimulation) =>
  ({ planId }: { planId: string }): boolean =>
    planId === context.planIds[planIndex];

/** Charges at `at`, or finishes the simulation if `at` is not before today. The payment can fail. */
function chargeOnSchedule(simulation: ClientSimulation, at: Timestamp): void {
  if (continueUntil(simulation, at))
    charge(simulation, at, simulation.random.chance(probabilities.paymentFails));
}

function deactivate(simulation: ClientSimulation, at: Timestamp, when: 'Now' | 'PeriodEnd'): void {
  if (!continueUntil(simulation, at)) return;
  const [reason, note] = simulation.random.pick(deactivations);
  const actor =
    when === 'Now' ? simulation.context.actors.operator(at, simulation.random) : clientActor(simulation);
  applyTransition(simulation, at, { kind: 'Deactivate', when, reason, note }, actor);
}

function deactivateAsScheduled(simulation: ClientSimulation): void {
  const { id, deactivateAt } = simulation.state;
  if (deactivateAt === null || !continueUntil(simulation, deactivateAt)) return;
  // Null, because the client, not an operator, scheduled the cancellation.
  const scheduledBy = new Map([[id, null]]);
  applyTransition(
    simulation,
    deactivateAt,
    { kind: 'DeactivateDue', scheduledBy },
    simulation.context.actors.system,
  );
}

function simulateTrialing(simulation: ClientSimulation): void {
  const { deactivateAt, trialEndsAt } = simulation.state;
  if (deactivateAt !== null || trialEndsAt === null) return deactivateAsScheduled(simulation);
  if (simulation.random.chance(probabilities.cancelsInTrial)) {
    return deactivate(
      simulation,
      randomBetween(simulation, addDays(simulation.now, 1), addDays(trialEndsAt, -1)),
      'PeriodEnd',
    );
  }
  const subject = `Your trial with Northwind Studio ends on ${dayText(new Date(trialEndsAt), simulation.context.timeZone)}`;
  sendEmail(simulation, addDays(trialEndsAt, -3), 'trial-ending', subject, probabilities.emailFails);
  chargeOnSchedule(simulation, trialEndsAt);
}

function changePlan(simulation: ClientSimulation, at: Timestamp, planIndex: number): void {
  if (!continueUntil(simulation, at)) return;
  const actor = simulation.random.oneIn(3)
    ? simulation.context.actors.operator(at, simulation.random)
    : clientActor(simulation);
  applyTransition(
    simulation,
    at,
    { kind: 'ChangePlan', planId: simulation.context.planIds[planIndex] ?? '' },
    actor,
  );
}

/** Possible events of an active client. At most one occurs in a billing period. */
const monthlyEvents: readonly [
  keyof typeof probabilities,
  isPossible: (simulation: ClientSimulation, planIndex: number) => boolean,
  apply: (simulation: ClientSimulation, at: Timestamp, planIndex: number) => void,
][] = [
  [
    'upgrades',
    ({ context }, planIndex) => planIndex + 1 < context.planIds.length,
    (simulation, at, planIndex) => changePlan(simulation, at, planIndex + 1),
  ],
  [
    'downgrades',
    (_simulation, planIndex) => planIndex > 0,
    (simulation, at, planIndex) => changePlan(simulation, at, planIndex - 1),
  ],
  [
    'pauses',
    () => true,
    (simulation, at) => {
      if (continueUntil(simulation, at))
        applyTransition(
          simulation,
          at,
          { kind: 'Pause' },
          simulation.context.actors.operator(at, simulation.random),
        );
    },
  ],
  ['cancelsAtPeriodEnd', () => true, (simulation, at) => deactivate(simulation, at, 'PeriodEnd')],
  ['cancelsImmediately', () => true, (simulation, at) => deactivate(simulation, at, 'Now')],
];

function simulateActive(simulation: ClientSimulation): void {
  if (simulation.state.deactivateAt !== null) return deactivateAsScheduled(simulation);
  const renewal = subscriptionOf(simulation).billedUntil;
  const at = randomBetween(simulation, simulation.now, renewal);
  const planIndex = simulation.context.planIds.indexOf(simulation.state.planId ?? '');
  let roll = simulation.random.next();
  for (const [event, isPossible, apply] of monthlyEvents) {
    roll -= probabilities[event];
    if (roll < 0)
      return isPossible(simulation, planIndex)
        ? apply(simulation, at, planIndex)
        : chargeOnSchedule(simulation, renewal);
  }
  chargeOnSchedule(simulation, renewal);
}

function simulatePastDue(simulation: ClientSimulation): void {
  const failedPayment = simulation.payments.at(-1);
  if (!failedPayment?.nextRetryAt) return deactivateForNonPayment(simulation);
  const at = failedPayment.nextRetryAt.toISOString();
  if (!continueUntil(simulation, at)) return;
  const hasFailed = !simulation.random.chance(probabilities.retrySucceeds);
  if (hasFailed || !simulation.paymentRandom.chance(probabilities.isRetriedManually)) {
    return retryPayment(simulation, failedPayment, { at, trigger: 'RetryAuto', hasFailed });
  }
  // An operator retries the payment before the scheduled retry.
  const manualRetryAt = addDays(simulation.now, simulation.paymentRandom.between(0.2, 2.5));
  retryPayment(simulation, failedPayment, { at: manualRetryAt, trigger: 'RetryManual', hasFailed });
}

function deactivateForNonPayment(simulation: ClientSimulation): void {
  const at = addDays(simulation.now, simulation.random.between(3, 12));
  if (!continueUntil(simulation, at)) return;
  const reason: DeactivationReason = 'NonPayment';
  const note = 'The card was declined four times.';
  applyTransition(
    simulation,
    at,
    { kind: 'Deactivate', when: 'Now', reason, note },
    simulation.context.actors.operator(at, simulation.random),
  );
}

function simulatePaused(simulation: ClientSimulation): void {
  if (!simulation.random.chance(probabilities.resumesAfterPause)) {
    simulation.isFinished = true;
    return;
  }
  const at = addDays(simulation.now, simulation.random.between(20, 75));
  if (!continueUntil(simulation, at)) return;
  applyTransition(
    simulation,
    at,
    { kind: 'Resume' },
    simulation.context.actors.operator(at, simulation.random),
  );
  chargeIfDue(simulation, at);
}

function simulateDeactivated(simulation: ClientSimulation): void {
  const canReactivate = simulation.state.deactivationReason !== 'NonPayment';
  const at = addDays(simulation.now, simulation.random.between(15, 70));
  if (!canReactivate || !simulation.random.chance(probabilities.reactivates)) simulation.isFinished = true;
  if (!continueUntil(simulation, at)) return;
  applyTransition(
    simulation,
    at,
    { kind: 'Reactivate' },
    simulation.context.actors.operator(at, simulation.random),
  );
  // A client who reactivates within a paid period is not charged again.
  chargeIfDue(simulation, at);
}

export const simulateByStatus: Readonly<Record<ClientStatus, (simulation: ClientSimulation) => void>> = {
  Invited: simulateInvited,
  Trialing: simulateTrialing,
  Active: simulateActive,
  PastDue: simulatePastDue,
  Paused: simulatePaused,
  Deactivated: simulateDeactivated,
};
