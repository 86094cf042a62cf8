import { movementOf } from '../../modules/subscriptions/movements';
import { nextRenewalOf } from '../../modules/client-lifecycle/standing';
import type { ClientStatus } from '../../schema.generated';
import { demoClients } from '../clients';
import { demoPlans, priceHistory } from '../plans';
import { crewOf } from './crew';
import { later, type Life } from './life';
import { tellYear } from './tellYear';

const planIds = demoPlans.map(({ name }) => name);
const crew = crewOf('company', [{ id: 'dana', name: 'Dana', joinedAt: '2000-01-01T00:00:00.000Z' }]);

function toldOn(today: string): Life[] {
  const now = new Date(today);
  const around = { today, planIds, prices: priceHistory(planIds, now), crew };
  return demoClients(now).map((client) => tellYear(client, around));
}

const movementsOf = (lives: readonly Life[]) =>
  lives.flatMap(({ client, moves }) =>
    moves.flatMap(({ at, before, after }) =>
      movementOf({ clientId: client.id, at, before: before.subscription, after: after.subscription }),
    ),
  );

const inStatus = (lives: readonly Life[], status: ClientStatus): Life[] =>
  lives.filter(({ standing }) => standing.status === status);

// The demo is made on whatever day it is started: the last of February, of a year and of a long month too.
const days = [
  '2026-11-20T22:00:00.000Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-31T12:00:00.000Z',
  '2027-03-01T00:00:00.000Z',
  '2028-02-29T08:30:00.000Z',
  '2028-07-31T17:45:00.000Z',
];

describe.each(days)('told on %s', (today) => {
  const lives = toldOn(today);

  test('there is something to see of everything', () => {
    expect(lives).toHaveLength(243);
    for (const status of ['Invited', 'Trialing', 'PastDue', 'Paused', 'Deactivated'] as const) {
      expect([status, inStatus(lives, status).length]).toEqual([status, expect.any(Number)]);
      expect(inStatus(lives, status).length).toBeGreaterThanOrEqual(4);
    }
    const soon = later(today, 7);
    const ending = inStatus(lives, 'Trialing').filter(({ standing }) => (standing.trialEndsAt ?? '') < soon);
    expect(ending.length).toBeGreaterThanOrEqual(3);
    expect(lives.filter(({ standing }) => standing.deactivateAt !== null).length).toBeGreaterThanOrEqual(2);
    expect(lives.flatMap(({ refunds }) => refunds).length).toBeGreaterThanOrEqual(8);
    const kinds = movementsOf(lives).map(({ kind }) => kind);
    for (const kind of ['New', 'Expansion', 'Contraction', 'Churned'] as const) {
      expect(kinds.filter((one) => one === kind).length).toBeGreaterThanOrEqual(4);
    }
  });

  test('a small business grows from month to month, neither flat nor through the roof', () => {
    const movements = movementsOf(lives);
    const mrrAt = (daysAgo: number): number =>
      movements.filter(({ at }) => at <= later(today, -daysAgo)).reduce((sum, { change }) => sum + change, 0);
    const months = Array.from({ length: 12 }, (_, month) => mrrAt(330 - month * 30));
    months.slice(1).forEach((mrr, index) => {
      const growth = mrr / (months[index] ?? 0);
      expect(growth).toBeGreaterThan(0.97);
      expect(growth).toBeLessThan(1.6);
    });
    expect(mrrAt(0)).toBeGreaterThan(800_000);
    expect(mrrAt(0)).toBeLessThan(1_600_000);
    const paying = inStatus(lives, 'Active').length + inStatus(lives, 'PastDue').length;
    const left = movements.filter(({ kind, at }) => kind === 'Churned' && at > later(today, -90)).length;
    expect(left / paying).toBeGreaterThan(0.02);
    expect(left / paying).toBeLessThan(0.2);
  });

  test('payments fail now and then, and most of those come in after all', () => {
    const payments = lives.flatMap((life) => life.payments);
    const failed = payments.filter(({ status }) => status === 'Failed');
    expect(failed.length / payments.length).toBeGreaterThan(0.04);
    expect(failed.length / payments.length).toBeLessThan(0.2);
    expect(new Set(failed.map(({ declineCode }) => declineCode)).size).toBeGreaterThan(5);
    expect(
      payments.filter(({ trigger, status }) => trigger === 'RetryAuto' && status === 'Succeeded').length,
    ).toBeGreaterThan(20);
  });

  test('nobody pays twice for a period, and whoever pays has paid for the one under way', () => {
    for (const { client, payments, standing } of lives) {
      const paidOn = payments
        .filter(({ status }) => status === 'Succeeded')
        .map(({ createdAt }) => createdAt);
      const apart = paidOn.slice(1).map((at, index) => at.getTime() - (paidOn[index]?.getTime() ?? 0));
      // A retry of twenty days later shortens the time to the next charge.
      expect([client.name, Math.min(Infinity, ...apart) > 7 * 86_400_000]).toEqual([client.name, true]);
      if (standing.status !== 'Active') continue;
      const start = standing.subscription?.periodStart ?? '';
      expect([client.name, (paidOn.at(-1)?.toISOString() ?? '') >= start]).toEqual([client.name, true]);
    }
  });

  test('nothing happens before a client is there, or from today on', () => {
    for (const { client, moves, payments, refunds, mails } of lives) {
      const times = [
        ...moves.map(({ at }) => at),
        ...payments.map(({ createdAt }) => createdAt.toISOString()),
        ...refunds.map(({ createdAt }) => createdAt.toISOString()),
        ...mails.map(({ at }) => at),
      ].sort();
      expect(client.createdAt.toISOString() >= later(today, -365)).toBe(true);
      expect((times[0] ?? today) >= client.createdAt.toISOString()).toBe(true);
      expect((times.at(-1) ?? '') < today).toBe(true);
      expect(moves.map(({ at }) => at)).toEqual(moves.map(({ at }) => at).sort());
    }
  });

  test('what is to come lies ahead', () => {
    for (const { standing, payments } of lives) {
      const { status, deactivateAt, trialEndsAt } = standing;
      if (status === 'Trialing') expect((trialEndsAt ?? '') > today).toBe(true);
      if (deactivateAt !== null) expect(deactivateAt > today).toBe(true);
      const renewal = nextRenewalOf(standing);
      if (renewal !== null) expect(renewal > today).toBe(true);
      if (status === 'PastDue') expect(payments.at(-1)?.status).toBe('Failed');
    }
  });
});

test('the same people have the same year, whenever it is told', () => {
  const shapeOf = (lives: readonly Life[]) =>
    lives.map(({ client, moves }) => [client.name, client.email, moves.map(({ verb }) => verb.kind)]);
  const [first, again] = [toldOn('2026-11-20T22:00:00.000Z'), toldOn('2026-11-20T22:00:00.000Z')];
  expect(shapeOf(first)).toEqual(shapeOf(again));
});
