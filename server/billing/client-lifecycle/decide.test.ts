import type { ClientStatus } from '../../../contract/enums';
import {
  newSubscription,
  cancelSubscription,
  pauseSubscription,
  type PlanPrice,
  type Subscription,
} from '../subscriptions/subscription';
import type { ClientState } from './clientState';
import { type BillingCommand, type ClientCommand, decide, type LifecycleContext } from './decide';
import { allowedTransitions } from '../../../contract/clients';

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
const archivedPlan = { ...plan('gone', 500), isOffered: false };
const startedAt = '2027-01-31T10:00:00.000Z';
const now = '2027-02-10T12:00:00.000Z';
const periodEnd = '2027-02-28T10:00:00.000Z';

const context: LifecycleContext = {
  now,
  renewedUntil: now,
  timeZone: 'UTC',
  plans: new Map([small, big, yearly, archivedPlan].map((item) => [item.planId, item])),
  operatorId: 'operator',
  newId: () => 'new',
};

const activeSubscription = newSubscription('old', small, {
  now: startedAt,
  renewedUntil: now,
  timeZone: 'UTC',
});

const subscriptionOf = (status: ClientStatus): Subscription | null => {
  if (status === 'Invited') return null;
  if (status === 'Paused') return pauseSubscription(activeSubscription);
  if (status === 'Deactivated') return cancelSubscription(activeSubscription, now);
  return status === 'Trialing'
    ? newSubscription(
        'old',
        small,
        { now: startedAt, renewedUntil: now, timeZone: 'UTC' },
        { trialEndsAt: periodEnd },
      )
    : { ...activeSubscription, status };
};

const stateOf = (status: ClientStatus, overrides: Partial<ClientState> = {}): ClientState => ({
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

const decisionFor = (command: ClientCommand | BillingCommand, state: ClientState) =>
  decide(command, state, context);

const stateAfter = (command: ClientCommand | BillingCommand, state: ClientState): ClientState => {
  const decision = decisionFor(command, state);
  if (decision.outcome !== 'Changed') throw new Error(`${command.kind} was ${decision.outcome}.`);
  return decision.next;
};

const noSchedulers = new Map<string, string | null>();
const deactivateNow = { kind: 'Deactivate', when: 'Now', reason: 'Fraud', note: null } as const;
const deactivateLater = { ...deactivateNow, when: 'PeriodEnd' } as const;

const allCommands: (ClientCommand | BillingCommand)[] = [
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
  { kind: 'ApplyPrice', planId: 'small', when: 'Now' },
  { kind: 'BecomeActive' },
  { kind: 'BecomePastDue' },
  { kind: 'EndPastDue', action: 'Deactivate' },
  { kind: 'EndPastDue', action: 'Pause' },
  { kind: 'DeactivateDue', scheduledBy: noSchedulers },
];

const statuses: ClientStatus[] = ['Invited', 'Trialing', 'Active', 'PastDue', 'Paused', 'Deactivated'];

test.each(statuses)('design 4: every command makes only allowed transitions from %s', (status) => {
  const withoutSubscription = stateOf(status, { subscription: null, planId: null, trialEndsAt: null });
  for (const command of allCommands) {
    for (const state of [stateOf(status), withoutSubscription, stateOf(status, { deactivateAt: now })]) {
      const decision = decisionFor(command, state);
      if (decision.outcome === 'Changed' && decision.next.status !== status) {
        expect(allowedTransitions(status)).toContain(decision.next.status);
      }
    }
  }
});

test.each([
  ['Pause', 'Invited', 'Paused', 'Only active and past due clients can be paused.', 'NotPausable'],
  ['Pause', 'Trialing', 'Paused', 'Only active and past due clients can be paused.', 'NotPausable'],
  ['Pause', 'Deactivated', 'Paused', 'Only active and past due clients can be paused.', 'NotPausable'],
  [
    'BecomePastDue',
    'Paused',
    'PastDue',
    'Only active clients and clients on trial can become past due.',
    'NotPastDue',
  ],
] as const)(
  'decide refuses %s for %s clients as an illegal transition',
  (kind, from, to, problem, reason) => {
    expect(decisionFor({ kind }, stateOf(from))).toEqual({
      outcome: 'Refused',
      reason,
      problem,
      conflict: { kind: 'IllegalTransition', from, to, allowed: allowedTransitions(from) },
      mrrChange: 0,
    });
  },
);

test.each([
  ['Pause', 'Paused'],
  ['Resume', 'Active'],
  ['Reactivate', 'Active'],
  ['Reactivate', 'Paused'],
  ['CancelDeactivation', 'Active'],
] as const)('%s leaves clients in status %s unchanged', (kind, status) => {
  expect(decisionFor({ kind }, stateOf(status))).toEqual({ outcome: 'Unchanged', mrrChange: 0 });
});

test('a repeated Deactivate changes neither a deactivated client nor a scheduled deactivation', () => {
  expect(decisionFor(deactivateNow, stateOf('Deactivated')).outcome).toBe('Unchanged');
  expect(decisionFor(deactivateLater, stateAfter(deactivateLater, stateOf('Active'))).outcome).toBe(
    'Unchanged',
  );
});

test('Pause subtracts the paid MRR, and Resume restores it with a new period', () => {
  expect(decisionFor({ kind: 'Pause' }, stateOf('Active')).mrrChange).toBe(-1000);
  const resumed = decisionFor({ kind: 'Resume' }, stateOf('Paused'));
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

test('Resume ends the new period at the scheduled deactivation', () => {
  const state = stateOf('Paused', { deactivateAt: periodEnd });
  expect(stateAfter({ kind: 'Resume' }, state)).toMatchObject({
    deactivateAt: periodEnd,
    subscription: { periodStart: now, periodEnd },
  });
});

describe('Deactivate at period end', () => {
  test.each(['Trialing', 'Active', 'PastDue'] as const)(
    'schedules the deactivation of %s clients without an MRR change',
    (status) => {
      const decision = decisionFor(deactivateLater, stateOf(status));
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

  test('uses the end of the current period when a renewal is not yet written', () => {
    const lateContext = { ...context, now: '2027-05-02T00:00:00.000Z' };
    const decision = decide(deactivateLater, stateOf('Active'), lateContext);
    expect(decision).toMatchObject({ next: { deactivateAt: '2027-05-31T10:00:00.000Z' } });
  });

  test.each(['Invited', 'Paused'] as const)('refuses clients without a current period: %s', (status) => {
    expect(decisionFor(deactivateLater, stateOf(status))).toMatchObject({
      outcome: 'Refused',
      field: 'when',
    });
  });

  test('can be canceled, and replaces the reason and note when repeated', () => {
    const scheduled = stateAfter(deactivateLater, stateOf('Active'));
    expect(stateAfter({ kind: 'CancelDeactivation' }, scheduled)).toEqual(stateOf('Active'));
    const rescheduled = stateAfter({ ...deactivateLater, reason: 'Other', note: 'Moved' }, scheduled);
    expect(rescheduled).toEqual({ ...scheduled, deactivationReason: 'Other', deactivationNote: 'Moved' });
  });

  test('takes effect once, and only when it is due', () => {
    const scheduled = stateAfter(deactivateLater, stateOf('Active'));
    const dueCommand = { kind: 'DeactivateDue', scheduledBy: noSchedulers } as const;
    expect(decisionFor(dueCommand, scheduled).outcome).toBe('Unchanged');
    const laterContext = { ...context, now: periodEnd };
    const decision = decide(dueCommand, scheduled, laterContext);
    expect(decision).toMatchObject({
      mrrChange: -1000,
      next: {
        status: 'Deactivated',
        deactivatedAt: periodEnd,
        deactivateAt: null,
        deactivationReason: 'Fraud',
      },
    });
    if (decision.outcome === 'Changed')
      expect(decide(dueCommand, decision.next, laterContext).outcome).toBe('Unchanged');
  });
});

describe('Reactivate', () => {
  test.each([
    ['Invited', 'Invited', 0],
    ['Trialing', 'Trialing', 0],
    ['Active', 'Active', 1000],
    ['PastDue', 'Active', 1000],
    ['Paused', 'Active', 1000],
  ] as const)('returns a client deactivated while %s to the status %s', (before, after, mrrChange) => {
    const decision = decisionFor({ kind: 'Reactivate' }, stateAfter(deactivateNow, stateOf(before)));
    expect(decision).toMatchObject({
      mrrChange,
      next: { status: after, deactivatedAt: null, deactivationReason: null, statusBefore: null },
    });
  });

  test('continues a paid period that has not ended, and starts a new one otherwise', () => {
    const deactivated = stateAfter(deactivateNow, stateOf('Active'));
    expect(stateAfter({ kind: 'Reactivate' }, deactivated)).toMatchObject({ subscription: { periodEnd } });
    const lateContext = {
      ...context,
      now: '2027-03-05T00:00:00.000Z',
      renewedUntil: '2027-03-05T00:00:00.000Z',
    };
    expect(decide({ kind: 'Reactivate' }, deactivated, lateContext)).toMatchObject({
      next: { subscription: { periodStart: lateContext.now, periodEnd: '2027-04-05T00:00:00.000Z' } },
    });
  });

  test('activates a client whose trial has ended in the meantime', () => {
    const deactivated = stateAfter(deactivateNow, stateOf('Trialing'));
    const lateContext = {
      ...context,
      now: '2027-03-05T00:00:00.000Z',
      renewedUntil: '2027-03-05T00:00:00.000Z',
    };
    expect(decide({ kind: 'Reactivate' }, deactivated, lateContext)).toMatchObject({
      mrrChange: 1000,
      next: { status: 'Active', trialEndsAt: null, subscription: { status: 'Active' } },
    });
  });
});

describe('ChangePlan', () => {
  test.each([
    ['Active', 2000],
    ['PastDue', 2000],
    ['Paused', 0],
  ] as const)('applies the new price immediately for %s clients', (status, mrrChange) => {
    expect(decisionFor({ kind: 'ChangePlan', planId: 'big' }, stateOf(status))).toMatchObject({
      mrrChange,
      next: { status, planId: 'big', subscription: { mrr: 3000, status, periodEnd } },
    });
  });

  test('ends the trial if the new plan has none', () => {
    expect(stateAfter({ kind: 'ChangePlan', planId: 'big' }, stateOf('Trialing'))).toMatchObject({
      status: 'Trialing',
      trialEndsAt: now,
      subscription: { billedUntil: now, unopened: { paidFrom: now, before: { planId: 'small' } } },
    });
  });

  test('starts a new period when the interval differs', () => {
    expect(stateAfter({ kind: 'ChangePlan', planId: 'yearly' }, stateOf('Active'))).toMatchObject({
      subscription: { mrr: 2000, periodStart: now, periodEnd: '2028-02-10T12:00:00.000Z' },
    });
  });

  test('sets only the plan of an invited client, but subscribes an active client without a subscription', () => {
    const invited = stateAfter({ kind: 'ChangePlan', planId: 'big' }, stateOf('Invited'));
    expect(invited).toEqual({ ...stateOf('Invited'), planId: 'big' });
    const active = stateOf('Active', { subscription: null, planId: 'big' });
    expect(decisionFor({ kind: 'ChangePlan', planId: 'big' }, active)).toMatchObject({
      mrrChange: 3000,
      next: { subscription: { id: 'new', status: 'Active', periodStart: now } },
    });
  });

  test('counts a past-due client without a card as paying only after a payment succeeds', () => {
    const pastDue = stateOf('PastDue', { subscription: null, planId: null });
    const decision = decisionFor({ kind: 'ChangePlan', planId: 'big' }, pastDue);
    expect(decision).toMatchObject({
      mrrChange: 0,
      next: { status: 'PastDue', subscription: { isBilled: true, hasPaid: false } },
    });
    if (decision.outcome !== 'Changed') return;
    const paid = { planId: 'big', periodStart: now };
    expect(decisionFor({ kind: 'BecomeActive', paid }, decision.next)).toMatchObject({
      mrrChange: 3000,
      next: { status: 'Active', subscription: { hasPaid: true, unopened: null } },
    });
  });

  test('changes a client on the same plan only if the price has a new version', () => {
    expect(decisionFor({ kind: 'ChangePlan', planId: 'small' }, stateOf('Active')).outcome).toBe('Unchanged');
    const plans = new Map([['small', { ...small, price: 1100, version: 2 }]]);
    const decision = decide({ kind: 'ChangePlan', planId: 'small' }, stateOf('Active'), {
      ...context,
      plans,
    });
    expect(decision).toMatchObject({ mrrChange: 100, next: { subscription: { priceVersion: 2 } } });
  });

  test.each([['gone'], ['never']])('refuses a plan that is archived or does not exist: %s', (planId) => {
    expect(decisionFor({ kind: 'ChangePlan', planId }, stateOf('Active'))).toMatchObject({ field: 'planId' });
  });
});

test('EndPastDue changes only past-due clients, and BecomeActive reactivates clients paused by EndPastDue, but not by Pause', () => {
  const pastDue = stateOf('PastDue');
  expect(stateAfter({ kind: 'EndPastDue', action: 'Deactivate' }, pastDue)).toMatchObject({
    status: 'Deactivated',
    deactivationReason: 'NonPayment',
    deactivatedBy: null,
  });
  const paused = stateAfter({ kind: 'EndPastDue', action: 'Pause' }, pastDue);
  expect(paused).toMatchObject({ status: 'Paused', statusBefore: 'PastDue' });
  expect(stateAfter({ kind: 'BecomeActive' }, paused)).toMatchObject({
    status: 'Active',
    statusBefore: null,
  });
  expect(decisionFor({ kind: 'EndPastDue', action: 'Pause' }, stateOf('Active')).outcome).toBe('Unchanged');
  expect(decisionFor({ kind: 'BecomeActive' }, stateOf('Paused')).outcome).toBe('Unchanged');
});

test('AddTags deduplicates tags and refuses more than 20, and RemoveTags ignores unknown tags', () => {
  const state = stateOf('Deactivated');
  expect(stateAfter({ kind: 'AddTags', tags: ['one', 'two'] }, state).tags).toEqual(['one', 'two']);
  const twentyTags = Array.from({ length: 20 }, (_, index) => `t${index}`);
  expect(decisionFor({ kind: 'AddTags', tags: twentyTags }, state)).toMatchObject({ field: 'tags' });
  expect(decisionFor({ kind: 'RemoveTags', tags: ['none'] }, state).outcome).toBe('Unchanged');
});

test('BecomeActive and BecomePastDue end a trial and add the MRR of its plan', () => {
  expect(decisionFor({ kind: 'BecomeActive' }, stateOf('Trialing'))).toMatchObject({
    mrrChange: 1000,
    next: { status: 'Active', trialEndsAt: null, subscription: { periodStart: now } },
  });
  expect(decisionFor({ kind: 'BecomePastDue' }, stateOf('Trialing'))).toMatchObject({
    mrrChange: 1000,
    next: { status: 'PastDue', subscription: { status: 'PastDue' } },
  });
});
