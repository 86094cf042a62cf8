import type { ClientStatus } from '../../schema.generated';
import { begun, ended, paused, type PlanPrice, type Subscription } from '../subscriptions/subscription';
import { decide, type ClientStanding, type ClientVerb, type EventVerb, type Surroundings } from './decide';
import { allowedMoves } from './moves';

const plan = (planId: string, price: number, interval: PlanPrice['interval'] = 'Month'): PlanPrice => ({
  planId,
  name: planId,
  version: 1,
  price,
  interval,
  intervalCount: 1,
  yearlyPrice: null,
  setupFee: 0,
  requireCardForTrial: true,
  trialDays: 0,
  isOffered: true,
});

const [small, big, yearly] = [plan('small', 1000), plan('big', 3000), plan('yearly', 24_000, 'Year')];
const gone = { ...plan('gone', 500), isOffered: false };
const started = '2027-01-31T10:00:00.000Z';
const now = '2027-02-10T12:00:00.000Z';
const periodEnd = '2027-02-28T10:00:00.000Z';

const around: Surroundings = {
  now,
  renewedUntil: now,
  timeZone: 'UTC',
  plans: new Map([small, big, yearly, gone].map((each) => [each.planId, each])),
  operatorId: 'operator',
  newId: () => 'new',
};

const running = begun('old', small, { now: started, renewedUntil: now, timeZone: 'UTC' });

const subscriptionOf = (status: ClientStatus): Subscription | null => {
  if (status === 'Invited') return null;
  if (status === 'Paused') return paused(running);
  if (status === 'Deactivated') return ended(running, now);
  return status === 'Trialing'
    ? begun('old', small, { now: started, renewedUntil: now, timeZone: 'UTC' }, { trialEndsAt: periodEnd })
    : { ...running, status };
};

const standingOf = (status: ClientStatus, overrides: Partial<ClientStanding> = {}): ClientStanding => ({
  id: 'client',
  name: 'Ada',
  status,
  statusBefore: status === 'Deactivated' ? 'Active' : null,
  planId: status === 'Invited' ? null : 'small',
  tags: ['one'],
  trialEndsAt: status === 'Trialing' ? periodEnd : null,
  deactivateAt: null,
  deactivatedAt: null,
  deactivatedBy: null,
  deactivationReason: null,
  deactivationNote: null,
  hasCard: false,
  hasValidCard: false,
  isCharging: false,
  subscription: subscriptionOf(status),
  ...overrides,
});

const does = (verb: ClientVerb | EventVerb, standing: ClientStanding) => decide(verb, standing, around);

const next = (verb: ClientVerb | EventVerb, standing: ClientStanding): ClientStanding => {
  const decision = does(verb, standing);
  if (decision.outcome !== 'Changed') throw new Error(`${verb.kind} was ${decision.outcome}.`);
  return decision.next;
};

const nobody = new Map<string, string | null>();
const deactivateNow = { kind: 'Deactivate', when: 'Now', reason: 'Fraud', note: null } as const;
const deactivateLater = { ...deactivateNow, when: 'PeriodEnd' } as const;

const everyVerb: (ClientVerb | EventVerb)[] = [
  { kind: 'Pause' },
  { kind: 'Resume' },
  { kind: 'CancelDeactivation' },
  { kind: 'Reactivate' },
  deactivateNow,
  deactivateLater,
  { kind: 'ChangePlan', planId: 'big' },
  { kind: 'ChangePlan', planId: 'gone' },
  { kind: 'AddTags', tags: ['two'] },
  { kind: 'RemoveTags', tags: ['one'] },
  { kind: 'Restore', changes: new Map() },
  { kind: 'Subscribe', planId: 'small', trialDays: 14, isYearly: false, isPaid: true },
  { kind: 'MoveToPrice', planId: 'small', when: 'Now' },
  { kind: 'BecomeActive' },
  { kind: 'FallBehind' },
  { kind: 'EndPastDue', by: 'Deactivate' },
  { kind: 'EndPastDue', by: 'Pause' },
  { kind: 'DeactivateDue', scheduledBy: nobody },
];

const statuses: ClientStatus[] = ['Invited', 'Trialing', 'Active', 'PastDue', 'Paused', 'Deactivated'];

test.each(statuses)('design 4: from %s a client moves only as the table says, whatever is done', (status) => {
  const bare = standingOf(status, { subscription: null, planId: null, trialEndsAt: null });
  for (const verb of everyVerb) {
    for (const standing of [standingOf(status), bare, standingOf(status, { deactivateAt: now })]) {
      const decision = does(verb, standing);
      if (decision.outcome === 'Changed' && decision.next.status !== status) {
        expect(allowedMoves(status)).toContain(decision.next.status);
      }
    }
  }
});

test.each([
  ['Pause', 'Invited', 'Paused', "Invited clients can't be paused."],
  ['Pause', 'Trialing', 'Paused', "Clients on trial can't be paused."],
  ['Pause', 'Deactivated', 'Paused', "Deactivated clients can't be paused."],
  ['FallBehind', 'Paused', 'PastDue', "Paused clients can't become past due."],
] as const)('an illegal move says from where to where: %s of %s', (kind, from, to, problem) => {
  expect(does({ kind }, standingOf(from))).toEqual({
    outcome: 'Refused',
    problem,
    conflict: { kind: 'IllegalMove', from, to, allowed: allowedMoves(from) },
    mrrChange: 0,
  });
});

test.each([
  ['Pause', 'Paused'],
  ['Resume', 'Active'],
  ['Reactivate', 'Active'],
  ['Reactivate', 'Paused'],
  ['CancelDeactivation', 'Active'],
] as const)('who is so already stays as they are: %s of %s', (kind, status) => {
  expect(does({ kind }, standingOf(status))).toEqual({ outcome: 'Unchanged', mrrChange: 0 });
});

test('deactivating twice changes nothing the second time', () => {
  expect(does(deactivateNow, standingOf('Deactivated')).outcome).toBe('Unchanged');
  expect(does(deactivateLater, next(deactivateLater, standingOf('Active'))).outcome).toBe('Unchanged');
});

test('a pause churns what was paid, and resuming begins a period of its own', () => {
  expect(does({ kind: 'Pause' }, standingOf('Active')).mrrChange).toBe(-1000);
  const resumed = does({ kind: 'Resume' }, standingOf('Paused'));
  expect(resumed).toMatchObject({
    mrrChange: 1000,
    next: {
      status: 'Active',
      subscription: {
        periodStart: now,
        periodEnd: '2027-03-10T12:00:00.000Z',
        anchor: '2027-02-10T12:00:00.000',
      },
    },
  });
});

test('what is resumed with a deactivation to come runs no longer than that', () => {
  const standing = standingOf('Paused', { deactivateAt: periodEnd });
  expect(next({ kind: 'Resume' }, standing)).toMatchObject({
    deactivateAt: periodEnd,
    subscription: { periodStart: now, periodEnd },
  });
});

describe('deactivating at the end of the period', () => {
  test.each(['Trialing', 'Active', 'PastDue'] as const)(
    'is put off while %s, and worth as much',
    (status) => {
      const decision = does(deactivateLater, standingOf(status));
      expect(decision).toMatchObject({
        mrrChange: 0,
        next: {
          status,
          deactivateAt: periodEnd,
          deactivatedBy: 'operator',
          subscription: { cancelsAtPeriodEnd: true },
        },
      });
    },
  );

  test('comes at the end of the period that runs when the last renewal was not written down yet', () => {
    const late = { ...around, now: '2027-05-02T00:00:00.000Z' };
    const decision = decide(deactivateLater, standingOf('Active'), late);
    expect(decision).toMatchObject({ next: { deactivateAt: '2027-05-31T10:00:00.000Z' } });
  });

  test.each(['Invited', 'Paused'] as const)('needs a period, which %s has none of', (status) => {
    expect(does(deactivateLater, standingOf(status))).toMatchObject({ outcome: 'Refused', field: 'when' });
  });

  test('can be taken back, and given another reason', () => {
    const scheduled = next(deactivateLater, standingOf('Active'));
    expect(next({ kind: 'CancelDeactivation' }, scheduled)).toEqual(standingOf('Active'));
    const other = next({ ...deactivateLater, reason: 'Other', note: 'Moved' }, scheduled);
    expect(other).toEqual({ ...scheduled, deactivationReason: 'Other', deactivationNote: 'Moved' });
  });

  test('is done once it is due, and not before', () => {
    const scheduled = next(deactivateLater, standingOf('Active'));
    const due = { kind: 'DeactivateDue', scheduledBy: nobody } as const;
    expect(does(due, scheduled).outcome).toBe('Unchanged');
    const later = { ...around, now: periodEnd };
    const decision = decide(due, scheduled, later);
    expect(decision).toMatchObject({
      mrrChange: -1000,
      next: {
        status: 'Deactivated',
        deactivatedAt: periodEnd,
        deactivateAt: null,
        deactivationReason: 'Fraud',
      },
    });
    if (decision.outcome === 'Changed') expect(decide(due, decision.next, later).outcome).toBe('Unchanged');
  });
});

describe('reactivating', () => {
  test.each([
    ['Invited', 'Invited', 0],
    ['Trialing', 'Trialing', 0],
    ['Active', 'Active', 1000],
    ['PastDue', 'Active', 1000],
    ['Paused', 'Active', 1000],
  ] as const)('puts who was %s back to %s', (before, after, mrrChange) => {
    const decision = does({ kind: 'Reactivate' }, next(deactivateNow, standingOf(before)));
    expect(decision).toMatchObject({
      mrrChange,
      next: { status: after, deactivatedAt: null, deactivationReason: null, statusBefore: null },
    });
  });

  test('goes on with the period that is paid for, and begins another one after it', () => {
    const deactivated = next(deactivateNow, standingOf('Active'));
    expect(next({ kind: 'Reactivate' }, deactivated)).toMatchObject({ subscription: { periodEnd } });
    const late = { ...around, now: '2027-03-05T00:00:00.000Z', renewedUntil: '2027-03-05T00:00:00.000Z' };
    expect(decide({ kind: 'Reactivate' }, deactivated, late)).toMatchObject({
      next: { subscription: { periodStart: late.now, periodEnd: '2027-04-05T00:00:00.000Z' } },
    });
  });

  test('after the trial is over makes Active', () => {
    const deactivated = next(deactivateNow, standingOf('Trialing'));
    const late = { ...around, now: '2027-03-05T00:00:00.000Z', renewedUntil: '2027-03-05T00:00:00.000Z' };
    expect(decide({ kind: 'Reactivate' }, deactivated, late)).toMatchObject({
      mrrChange: 1000,
      next: { status: 'Active', trialEndsAt: null, subscription: { status: 'Active' } },
    });
  });
});

describe('changing the plan', () => {
  test.each([
    ['Active', 2000],
    ['PastDue', 2000],
    ['Paused', 0],
  ] as const)('takes the new price at once while %s', (status, mrrChange) => {
    expect(does({ kind: 'ChangePlan', planId: 'big' }, standingOf(status))).toMatchObject({
      mrrChange,
      next: { status, planId: 'big', subscription: { mrr: 3000, status, periodEnd } },
    });
  });

  test('on trial ends the trial where the new plan has none', () => {
    expect(next({ kind: 'ChangePlan', planId: 'big' }, standingOf('Trialing'))).toMatchObject({
      status: 'Trialing',
      trialEndsAt: now,
      subscription: { billedUntil: now, unopened: { paidFrom: now, before: { planId: 'small' } } },
    });
  });

  test('to another interval begins another period', () => {
    expect(next({ kind: 'ChangePlan', planId: 'yearly' }, standingOf('Active'))).toMatchObject({
      subscription: { mrr: 2000, periodStart: now, periodEnd: '2028-02-10T12:00:00.000Z' },
    });
  });

  test('only names the plan of who has not signed up, and subscribes who has no subscription yet', () => {
    const invited = next({ kind: 'ChangePlan', planId: 'big' }, standingOf('Invited'));
    expect(invited).toEqual({ ...standingOf('Invited'), planId: 'big' });
    const active = standingOf('Active', { subscription: null, planId: 'big' });
    expect(does({ kind: 'ChangePlan', planId: 'big' }, active)).toMatchObject({
      mrrChange: 3000,
      next: { subscription: { id: 'new', status: 'Active', periodStart: now } },
    });
  });

  test('counts a past due client without a card as paying only once a payment succeeds', () => {
    const pastDue = standingOf('PastDue', { subscription: null, planId: null });
    const decision = does({ kind: 'ChangePlan', planId: 'big' }, pastDue);
    expect(decision).toMatchObject({
      mrrChange: 0,
      next: { status: 'PastDue', subscription: { isBilled: true, hasPaid: false } },
    });
    if (decision.outcome !== 'Changed') return;
    const paid = { planId: 'big', periodStart: now };
    expect(does({ kind: 'BecomeActive', paid }, decision.next)).toMatchObject({
      mrrChange: 3000,
      next: { status: 'Active', subscription: { hasPaid: true, unopened: null } },
    });
  });

  test('to the same plan matters only when its price is another one', () => {
    expect(does({ kind: 'ChangePlan', planId: 'small' }, standingOf('Active')).outcome).toBe('Unchanged');
    const plans = new Map([['small', { ...small, price: 1100, version: 2 }]]);
    const decision = decide({ kind: 'ChangePlan', planId: 'small' }, standingOf('Active'), {
      ...around,
      plans,
    });
    expect(decision).toMatchObject({ mrrChange: 100, next: { subscription: { priceVersion: 2 } } });
  });

  test.each([['gone'], ['never']])('is refused to a plan that is not offered: %s', (planId) => {
    expect(does({ kind: 'ChangePlan', planId }, standingOf('Active'))).toMatchObject({ field: 'planId' });
  });
});

test('what is past due after the last retry ends as the company has chosen', () => {
  const pastDue = standingOf('PastDue');
  expect(next({ kind: 'EndPastDue', by: 'Deactivate' }, pastDue)).toMatchObject({
    status: 'Deactivated',
    deactivationReason: 'NonPayment',
    deactivatedBy: null,
  });
  const paused = next({ kind: 'EndPastDue', by: 'Pause' }, pastDue);
  expect(paused).toMatchObject({ status: 'Paused', statusBefore: 'PastDue' });
  expect(next({ kind: 'BecomeActive' }, paused)).toMatchObject({ status: 'Active', statusBefore: null });
  expect(does({ kind: 'EndPastDue', by: 'Pause' }, standingOf('Active')).outcome).toBe('Unchanged');
  expect(does({ kind: 'BecomeActive' }, standingOf('Paused')).outcome).toBe('Unchanged');
});

test('tags are added once, up to 20', () => {
  const standing = standingOf('Deactivated');
  expect(next({ kind: 'AddTags', tags: ['one', 'two'] }, standing).tags).toEqual(['one', 'two']);
  const twenty = Array.from({ length: 20 }, (_, index) => `t${index}`);
  expect(does({ kind: 'AddTags', tags: twenty }, standing)).toMatchObject({ field: 'tags' });
  expect(does({ kind: 'RemoveTags', tags: ['none'] }, standing).outcome).toBe('Unchanged');
});

test('a trial that ends pays from then on', () => {
  expect(does({ kind: 'BecomeActive' }, standingOf('Trialing'))).toMatchObject({
    mrrChange: 1000,
    next: { status: 'Active', trialEndsAt: null, subscription: { periodStart: now } },
  });
  expect(does({ kind: 'FallBehind' }, standingOf('Trialing'))).toMatchObject({
    mrrChange: 1000,
    next: { status: 'PastDue', subscription: { status: 'PastDue' } },
  });
});
