import { answerOf } from '../../../card-provider/sandbox/cards';
import { localTimeOf } from '../../../lib/calendar';
import { isDueBy } from '../../../modules/subscriptions/renewal';
import { movementOf } from '../../../modules/subscriptions/movements';
import { nextRenewalOf } from '../../../modules/client-lifecycle/standing';
import type { ClientStatus } from '../../../schema.generated';
import { demoClients } from '../../clients';
import { demoPlans, priceHistory } from '../../plans';
import { crewOf } from '../crew';
import { later, type Life } from '../life';
import { tellYear } from '../tellYear';

const timeZone = 'America/Los_Angeles';

const planIds = demoPlans.map(({ name }) => name);
const crew = crewOf('company', [{ id: 'dana', name: 'Dana', joinedAt: '2000-01-01T00:00:00.000Z' }]);

function toldOn(today: string): Life[] {
  const now = new Date(today);
  const around = {
    today,
    timeZone,
    planIds,
    prices: priceHistory(planIds, now),
    crew,
  };
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

/** Tells the demo's year on each of these days and checks every year that results. */
export function sweepYears(days: readonly string[]): void {
  const told = new Map<string, Life[]>();

  describe.each(days)('told on %s', (today) => {
    const lives = toldOn(today);
    told.set(today, lives);

    test('has at least four clients of each status and every kind of movement', () => {
      expect(lives).toHaveLength(243);
      for (const status of ['Invited', 'Trialing', 'PastDue', 'Paused', 'Deactivated'] as const) {
        expect([status, inStatus(lives, status).length]).toEqual([status, expect.any(Number)]);
        expect(inStatus(lives, status).length).toBeGreaterThanOrEqual(4);
      }
      const soon = later(today, 7);
      const ending = inStatus(lives, 'Trialing').filter(
        ({ standing }) => (standing.trialEndsAt ?? '') < soon,
      );
      expect(ending.length).toBeGreaterThanOrEqual(3);
      expect(lives.filter(({ standing }) => standing.deactivateAt !== null).length).toBeGreaterThanOrEqual(2);
      expect(lives.flatMap(({ refunds }) => refunds).length).toBeGreaterThanOrEqual(8);
      const kinds = movementsOf(lives).map(({ kind }) => kind);
      for (const kind of ['New', 'Expansion', 'Contraction', 'Churned'] as const) {
        expect(kinds.filter((one) => one === kind).length).toBeGreaterThanOrEqual(4);
      }
    });

    test('MRR grows by less than 60 % a month', () => {
      const movements = movementsOf(lives);
      const mrrAt = (daysAgo: number): number =>
        movements
          .filter(({ at }) => at <= later(today, -daysAgo))
          .reduce((sum, { change }) => sum + change, 0);
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

    test('some payments fail, and most succeed on a retry', () => {
      const payments = lives.flatMap((life) => life.payments);
      const tries = payments.flatMap((payment) => payment.tries);
      const failed = tries.filter(({ declineCode }) => declineCode !== null);
      expect(failed.length / tries.length).toBeGreaterThan(0.04);
      expect(failed.length / tries.length).toBeLessThan(0.2);
      expect(new Set(failed.map(({ declineCode }) => declineCode)).size).toBeGreaterThan(5);
      const lateTries = payments.filter((payment) => payment.attempts > 1 && payment.status === 'Succeeded');
      const unpaid = payments.filter(({ status }) => status === 'Failed');
      expect(lateTries.length).toBeGreaterThan(20);
      expect(unpaid.length).toBeLessThan(lateTries.length);
      const triggers = new Set(tries.map(({ trigger }) => trigger));
      expect([...triggers].sort()).toEqual(['Cycle', 'Purchase', 'RetryAuto', 'RetryManual']);
    });

    test('failed payments are retried after 3, 5 and 7 days, and then no more', () => {
      const localMs = (moment: string): number => Date.parse(`${localTimeOf(moment, timeZone)}Z`);
      const daysBetween = (one: string, other: string): number =>
        (localMs(other) - localMs(one)) / 86_400_000;
      for (const { tries, nextRetryAt } of lives.flatMap((life) => life.payments)) {
        const gaps = tries.slice(1).map(({ at }, index) => daysBetween(tries[index]?.at ?? '', at));
        const byThemselves = gaps.filter((_, index) => tries[index + 1]?.trigger === 'RetryAuto');
        expect([3, 5, 7].slice(0, byThemselves.length)).toEqual(byThemselves);
        const last = tries.at(-1)?.at ?? '';
        if (nextRetryAt) expect(daysBetween(last, nextRetryAt.toISOString())).toBe([3, 5, 7][gaps.length]);
      }
    });

    test('charges each period of a subscription once, in order', () => {
      for (const { client, payments } of lives) {
        const periods = payments.map(({ subscriptionId, periodStart }) => `${subscriptionId} ${periodStart}`);
        expect([client.name, new Set(periods).size]).toEqual([client.name, payments.length]);
        for (const { periodStart, periodEnd, createdAt } of payments) {
          expect(periodStart).toEqual(createdAt);
          expect(Number(periodEnd)).toBeGreaterThan(Number(periodStart));
        }
      }
    });

    test('clients who pay through Livery have paid for the current period and owe nothing', () => {
      for (const { client, payments, standing, paysElsewhere } of lives) {
        if (paysElsewhere) expect([client.name, payments]).toEqual([client.name, []]);
        if (standing.status !== 'Active' || paysElsewhere) continue;
        const last = payments.at(-1);
        expect([client.name, last?.status]).toEqual([client.name, 'Succeeded']);
        expect(last?.periodEnd?.toISOString()).toBe(standing.subscription?.billedUntil);
      }
    });

    test('some clients pay yearly, and some outside Livery', () => {
      const yearly = lives.filter(({ standing }) => standing.subscription?.isYearly);
      expect(yearly.length).toBeGreaterThanOrEqual(5);
      expect(yearly.length).toBeLessThan(30);
      expect(lives.filter(({ standing }) => standing.subscription?.isBilled === false)).toHaveLength(3);
    });

    test('paying clients have a card, and cards of past due clients are declined as recorded', () => {
      for (const { client, card, standing, payments } of lives) {
        const { status } = standing;
        expect([client.name, card !== null]).toEqual([client.name, standing.hasCard && status !== 'Invited']);
        if (!card || status !== 'PastDue') continue;
        const answers = payments
          .at(-1)
          ?.tries.map(({ at }, before) => answerOf(card.reference, new Date(at), before));
        expect(answers).toEqual(payments.at(-1)?.tries.map(({ declineCode }) => declineCode));
        expect(answers).not.toContain(null);
      }
      const cardless = inStatus(lives, 'Trialing').filter(({ card }) => card === null);
      expect(cardless.length).toBeLessThan(inStatus(lives, 'Trialing').length);
    });

    test('events lie between a client’s creation and today', () => {
      for (const { client, moves, payments, refunds, mails } of lives) {
        const times = [
          ...moves.map(({ at }) => at),
          ...payments.flatMap(({ tries }) => tries.map(({ at }) => at)),
          ...refunds.map(({ createdAt }) => createdAt.toISOString()),
          ...mails.map(({ at }) => at),
        ].sort();
        expect(client.createdAt.toISOString() >= later(today, -365)).toBe(true);
        expect((times[0] ?? today) >= client.createdAt.toISOString()).toBe(true);
        expect((times.at(-1) ?? '') < today).toBe(true);
        expect(moves.map(({ at }) => at)).toEqual(moves.map(({ at }) => at).sort());
      }
    });

    test('upcoming events are at least ten minutes ahead', () => {
      const soon = later(today, 10 / (24 * 60));
      for (const { standing, payments } of lives) {
        const retryAt = payments.at(-1)?.nextRetryAt;
        if (retryAt) expect(retryAt.toISOString() > soon).toBe(true);
        if (standing.subscription) expect(isDueBy(standing.subscription, soon)).toBe(false);
        const { status, deactivateAt, trialEndsAt } = standing;
        if (status === 'Trialing') {
          expect((trialEndsAt ?? '') > today).toBe(true);
          const isToldSoon = (trialEndsAt ?? '') > later(today, 3) && (trialEndsAt ?? '') < later(soon, 3);
          expect(isToldSoon).toBe(false);
        }
        if (deactivateAt !== null) expect(deactivateAt > today).toBe(true);
        const renewal = nextRenewalOf(standing);
        if (renewal !== null) expect(renewal > today).toBe(true);
        if (status === 'PastDue') expect(payments.at(-1)?.status).toBe('Failed');
      }
    });
  });

  test('gives the same year for the same day', () => {
    const shapeOf = (lives: readonly Life[]) =>
      lives.map(({ client, moves }) => [client.name, client.email, moves.map(({ verb }) => verb.kind)]);
    const [[today, lives] = ['', []]] = told;
    expect(lives).toHaveLength(243);
    expect(shapeOf(toldOn(today))).toEqual(shapeOf(lives));
  });
}
