import type { Moment } from '../../lib/moments';
import type { ClientStatus, DeactivationReason } from '../../schema.generated';
import { chances, retryAfterDays } from './chances';
import { charge, fail, pay } from './charging';
import { act, later, mail, reaches, renew, renewalOf, subscriptionOf, within, type Life } from './life';

type Farewell = readonly [reason: DeactivationReason, note: string | null];

const farewells: readonly [Farewell, ...Farewell[]] = [
  ['ClientRequest', 'Closing the business for now.'],
  ['ClientRequest', 'Too expensive for what they need.'],
  ['ClientRequest', null],
  ['Other', 'Moved to somebody in town.'],
  ['Other', null],
];

const self = ({ around, client }: Life) => around.crew.client(client);

function subscribe(life: Life, at: Moment, trialDays: number): void {
  const planId = life.around.planIds[life.plan] ?? '';
  const actor = life.client.source === 'Import' ? life.around.crew.system : self(life);
  act(life, at, { kind: 'Subscribe', planId, trialDays, isYearly: false, isPaid: true }, actor);
  mail(life, at, 'welcome', 'Welcome');
  if (life.standing.status === 'Active') pay(life, at, 'Purchase');
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
  mail(life, later(trialEndsAt, -3), 'trial-ending', 'Your trial ends in 3 days', chances.mailFails);
  charge(life, trialEndsAt);
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
  const renewal = renewalOf(life);
  const at = within(life, life.now, renewal);
  const plan = life.around.planIds.indexOf(life.standing.planId ?? '');
  let luck = life.random.next();
  for (const [chance, isPossible, come] of turns) {
    luck -= chances[chance];
    if (luck < 0) return isPossible(life, plan) ? come(life, at, plan) : charge(life, renewal);
  }
  charge(life, renewal);
}

function pastDue(life: Life): void {
  const retryDays = retryAfterDays[life.attempts - 1];
  if (retryDays === undefined) return giveUp(life);
  const at = later(life.now, retryDays);
  if (!reaches(life, at)) return;
  if (!life.random.chance(chances.retrySucceeds)) {
    life.now = at;
    return fail(life, at, 'RetryAuto');
  }
  act(life, at, { kind: 'BecomeActive' }, life.around.crew.system);
  renew(life, at);
  pay(life, at, 'RetryAuto');
}

function giveUp(life: Life): void {
  const at = later(life.now, life.random.between(1, 7));
  if (!reaches(life, at)) return;
  const reason: DeactivationReason = 'NonPayment';
  const note = 'The card was declined four times.';
  act(
    life,
    at,
    { kind: 'Deactivate', when: 'Now', reason, note },
    life.around.crew.operator(at, life.random),
  );
  life.attempts = 0;
}

function paused(life: Life): void {
  if (!life.random.chance(chances.comesBackFromPause)) {
    life.isTold = true;
    return;
  }
  const at = later(life.now, life.random.between(20, 75));
  if (!reaches(life, at)) return;
  act(life, at, { kind: 'Resume' }, life.around.crew.operator(at, life.random));
  pay(life, at, 'Cycle');
}

function deactivated(life: Life): void {
  const isWelcome = life.standing.deactivationReason !== 'NonPayment';
  const at = later(life.now, life.random.between(15, 70));
  if (!isWelcome || !life.random.chance(chances.comesBack)) life.isTold = true;
  if (!reaches(life, at)) return;
  act(life, at, { kind: 'Reactivate' }, life.around.crew.operator(at, life.random));
  // Whoever comes back within what is paid for already goes on with it.
  if (subscriptionOf(life).periodStart === at) pay(life, at, 'Purchase');
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
