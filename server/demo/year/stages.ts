import type { Moment } from '../../lib/moments';
import { dayText } from '../../lib/ownLanguage';
import type { ClientStatus, DeactivationReason } from '../../schema.generated';
import { periodAt } from '../../modules/subscriptions/periods';
import { chances } from './chances';
import { charge, chargeIfDue, tryAgain } from './charging';
import { act, later, mail, reaches, subscriptionOf, within, type Life } from './life';

type Farewell = readonly [reason: DeactivationReason, note: string | null];

const farewells: readonly [Farewell, ...Farewell[]] = [
  ['ClientRequest', 'Closing the business for now.'],
  ['ClientRequest', 'Too expensive for what they need.'],
  ['ClientRequest', null],
  ['Other', 'Moved to somebody in town.'],
  ['Other', null],
];

const self = ({ around, client }: Life) => around.crew.client(client);

/** Nobody charges them here: the periods go by without. */
function payElsewhere(life: Life): void {
  const subscription = subscriptionOf(life);
  const { timeZone, today } = life.around;
  const period = periodAt({ ...subscription, timeZone }, today);
  const paidElsewhere = { ...subscription, ...period, isBilled: false, billedUntil: period.periodEnd };
  life.standing = { ...life.standing, subscription: paidElsewhere };
  life.isTold = true;
}

function subscribe(life: Life, at: Moment, trialDays: number): void {
  const planId = life.around.planIds[life.plan] ?? '';
  const actor = life.client.source === 'Import' ? life.around.crew.system : self(life);
  const { isYearly, paysElsewhere: isPaid } = life;
  act(life, at, { kind: 'Subscribe', planId, trialDays, isYearly, isPaid }, actor);
  mail(life, at, 'welcome', 'Welcome');
  if (isPaid) return payElsewhere(life);
  chargeIfDue(life, at);
}

/** Whoever signs up by themselves does so at once; the others when they take the invitation, if they ever do. */
function invited(life: Life): void {
  const { source, createdAt } = life.client;
  const createdMoment = createdAt.toISOString();
  const trialDays = source === 'Import' ? 0 : (life.around.prices.find(isFirstOf(life))?.trialDays ?? 0);
  if (source === 'SelfSignup' || source === 'Import') return subscribe(life, createdMoment, trialDays);
  mail(life, createdMoment, 'invitation', 'You are invited', chances.mailFails * 4);
  const at = later(createdMoment, life.random.between(0.05, 5));
  if (!life.random.chance(chances.acceptsInvitation)) life.isTold = true;
  if (reaches(life, at)) subscribe(life, at, trialDays);
}

const isFirstOf =
  ({ plan, around }: Life) =>
  ({ planId }: { planId: string }): boolean =>
    planId === around.planIds[plan];

/** What falls due by itself: a trial that ends, or a period that follows another. */
function fallsDue(life: Life, at: Moment): void {
  if (reaches(life, at)) charge(life, at, life.random.chance(chances.paymentFails));
}

function leave(life: Life, at: Moment, when: 'Now' | 'PeriodEnd'): void {
  if (!reaches(life, at)) return;
  const [reason, note] = life.random.pick(farewells);
  const actor = when === 'Now' ? life.around.crew.operator(at, life.random) : self(life);
  act(life, at, { kind: 'Deactivate', when, reason, note }, actor);
}

function leaveAsSaid(life: Life): void {
  const { id, deactivateAt } = life.standing;
  if (deactivateAt === null || !reaches(life, deactivateAt)) return;
  // Clients who leave at the end of a period have said so themselves.
  const scheduledBy = new Map([[id, null]]);
  act(life, deactivateAt, { kind: 'DeactivateDue', scheduledBy }, life.around.crew.system);
}

function trialing(life: Life): void {
  const { deactivateAt, trialEndsAt } = life.standing;
  if (deactivateAt !== null || trialEndsAt === null) return leaveAsSaid(life);
  if (life.random.chance(chances.givesUpInTrial)) {
    return leave(life, within(life, later(life.now, 1), later(trialEndsAt, -1)), 'PeriodEnd');
  }
  const subject = `Your trial with Northwind Studio ends on ${dayText(new Date(trialEndsAt), life.around.timeZone)}`;
  mail(life, later(trialEndsAt, -3), 'trial-ending', subject, chances.mailFails);
  fallsDue(life, trialEndsAt);
}

function moveTo(life: Life, at: Moment, plan: number): void {
  if (!reaches(life, at)) return;
  const actor = life.random.oneIn(3) ? life.around.crew.operator(at, life.random) : self(life);
  act(life, at, { kind: 'ChangePlan', planId: life.around.planIds[plan] ?? '' }, actor);
}

/** What a month of an active client may bring; each comes before those after it. */
const turns: readonly [
  keyof typeof chances,
  isPossible: (life: Life, plan: number) => boolean,
  come: (life: Life, at: Moment, plan: number) => void,
][] = [
  [
    'upgrades',
    ({ around }, plan) => plan + 1 < around.planIds.length,
    (life, at, plan) => moveTo(life, at, plan + 1),
  ],
  ['downgrades', (_life, plan) => plan > 0, (life, at, plan) => moveTo(life, at, plan - 1)],
  [
    'pauses',
    () => true,
    (life, at) => {
      if (reaches(life, at)) act(life, at, { kind: 'Pause' }, life.around.crew.operator(at, life.random));
    },
  ],
  ['leavesAtPeriodEnd', () => true, (life, at) => leave(life, at, 'PeriodEnd')],
  ['leavesAtOnce', () => true, (life, at) => leave(life, at, 'Now')],
];

function active(life: Life): void {
  if (life.standing.deactivateAt !== null) return leaveAsSaid(life);
  const renewal = subscriptionOf(life).billedUntil;
  const at = within(life, life.now, renewal);
  const plan = life.around.planIds.indexOf(life.standing.planId ?? '');
  let luck = life.random.next();
  for (const [chance, isPossible, come] of turns) {
    luck -= chances[chance];
    if (luck < 0) return isPossible(life, plan) ? come(life, at, plan) : fallsDue(life, renewal);
  }
  fallsDue(life, renewal);
}

function pastDue(life: Life): void {
  const unpaid = life.payments.at(-1);
  if (!unpaid?.nextRetryAt) return giveUp(life);
  const at = unpaid.nextRetryAt.toISOString();
  if (!reaches(life, at)) return;
  const hasFailed = !life.random.chance(chances.retrySucceeds);
  if (hasFailed || !life.habits.chance(chances.isPressedFor)) {
    return tryAgain(life, unpaid, { at, trigger: 'RetryAuto', hasFailed });
  }
  // Somebody was quicker.
  const earlier = later(life.now, life.habits.between(0.2, 2.5));
  tryAgain(life, unpaid, { at: earlier, trigger: 'RetryManual', hasFailed });
}

function giveUp(life: Life): void {
  const at = later(life.now, life.random.between(3, 12));
  if (!reaches(life, at)) return;
  const reason: DeactivationReason = 'NonPayment';
  const note = 'The card was declined four times.';
  act(
    life,
    at,
    { kind: 'Deactivate', when: 'Now', reason, note },
    life.around.crew.operator(at, life.random),
  );
}

function paused(life: Life): void {
  if (!life.random.chance(chances.comesBackFromPause)) {
    life.isTold = true;
    return;
  }
  const at = later(life.now, life.random.between(20, 75));
  if (!reaches(life, at)) return;
  act(life, at, { kind: 'Resume' }, life.around.crew.operator(at, life.random));
  chargeIfDue(life, at);
}

function deactivated(life: Life): void {
  const isWelcome = life.standing.deactivationReason !== 'NonPayment';
  const at = later(life.now, life.random.between(15, 70));
  if (!isWelcome || !life.random.chance(chances.comesBack)) life.isTold = true;
  if (!reaches(life, at)) return;
  act(life, at, { kind: 'Reactivate' }, life.around.crew.operator(at, life.random));
  // Whoever comes back within what is paid for already goes on with it.
  chargeIfDue(life, at);
}

/** What comes next for a client who stands so. */
export const stages: Readonly<Record<ClientStatus, (life: Life) => void>> = {
  Invited: invited,
  Trialing: trialing,
  Active: active,
  PastDue: pastDue,
  Paused: paused,
  Deactivated: deactivated,
};
