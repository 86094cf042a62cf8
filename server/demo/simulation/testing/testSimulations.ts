import { declineCodeOf } from '../../../platform/demo';
import { isDueBy } from '../../../billing/demo';
import { mrrMovementsOf, nextRenewalOf } from '../../../billing/internals';
import { localTimeOf } from '../../../lib/calendar';
import type { ClientStatus } from '../../../../contract/enums';
import { demoClients } from '../../clients';
import { demoPlans, priceHistory } from '../../plans';
import { createActors } from '../actors';
import { addDays, type ClientSimulation } from '../simulation';
import { simulateClient } from '../simulateClient';

const timeZone = 'America/Los_Angeles';

const planIds = demoPlans.map(({ name }) => name);
const actors = createActors('company', [{ id: 'dana', name: 'Dana', joinedAt: '2000-01-01T00:00:00.000Z' }]);

function simulateOn(today: string): ClientSimulation[] {
  const now = new Date(today);
  const context = {
    today,
    timeZone,
    planIds,
    prices: priceHistory(planIds, now),
    actors,
  };
  return demoClients(now).map((client) => simulateClient(client, context));
}

const movementsOf = (simulations: readonly ClientSimulation[]) =>
  simulations.flatMap(({ client, transitions }) =>
    transitions.flatMap(({ at, before, after }) =>
      mrrMovementsOf({ clientId: client.id, at, before: before.subscription, after: after.subscription }),
    ),
  );

const inStatus = (simulations: readonly ClientSimulation[], status: ClientStatus): ClientSimulation[] =>
  simulations.filter(({ state }) => state.status === status);

/** Defines the tests of the simulations that end on each of these days. */
export function testSimulations(days: readonly string[]): void {
  const simulationsByDay = new Map<string, ClientSimulation[]>();

  describe.each(days)('simulation that ends on %s', (today) => {
    const simulations = simulateOn(today);
    simulationsByDay.set(today, simulations);

    test('has at least four clients in each status except Active, and four MRR movements of each kind', () => {
      expect(simulations).toHaveLength(243);
      for (const status of ['Invited', 'Trialing', 'PastDue', 'Paused', 'Deactivated'] as const) {
        expect([status, inStatus(simulations, status).length]).toEqual([status, expect.any(Number)]);
        expect(inStatus(simulations, status).length).toBeGreaterThanOrEqual(4);
      }
      const soon = addDays(today, 7);
      const ending = inStatus(simulations, 'Trialing').filter(
        ({ state }) => (state.trialEndsAt ?? '') < soon,
      );
      expect(ending.length).toBeGreaterThanOrEqual(3);
      expect(simulations.filter(({ state }) => state.deactivateAt !== null).length).toBeGreaterThanOrEqual(2);
      expect(simulations.flatMap(({ refunds }) => refunds).length).toBeGreaterThanOrEqual(8);
      const kinds = movementsOf(simulations).map(({ kind }) => kind);
      for (const kind of ['New', 'Expansion', 'Contraction', 'Churned'] as const) {
        expect(kinds.filter((one) => one === kind).length).toBeGreaterThanOrEqual(4);
      }
    });

    test('has realistic MRR growth, total MRR and churn', () => {
      const movements = movementsOf(simulations);
      const mrrAt = (daysAgo: number): number =>
        movements
          .filter(({ at }) => at <= addDays(today, -daysAgo))
          .reduce((sum, { change }) => sum + change, 0);
      const months = Array.from({ length: 12 }, (_, month) => mrrAt(330 - month * 30));
      months.slice(1).forEach((mrr, index) => {
        const growth = mrr / (months[index] ?? 0);
        expect(growth).toBeGreaterThan(0.97);
        expect(growth).toBeLessThan(1.6);
      });
      expect(mrrAt(0)).toBeGreaterThan(800_000);
      expect(mrrAt(0)).toBeLessThan(1_600_000);
      const paying = inStatus(simulations, 'Active').length + inStatus(simulations, 'PastDue').length;
      const churnedCount = movements.filter(
        ({ kind, at }) => kind === 'Churned' && at > addDays(today, -90),
      ).length;
      expect(churnedCount / paying).toBeGreaterThan(0.02);
      expect(churnedCount / paying).toBeLessThan(0.2);
    });

    test('has failed payments, most of which succeed on a retry', () => {
      const payments = simulations.flatMap((simulation) => simulation.payments);
      const demoAttempts = payments.flatMap((payment) => payment.demoAttempts);
      const failed = demoAttempts.filter(({ declineCode }) => declineCode !== null);
      expect(failed.length / demoAttempts.length).toBeGreaterThan(0.04);
      expect(failed.length / demoAttempts.length).toBeLessThan(0.2);
      expect(new Set(failed.map(({ declineCode }) => declineCode)).size).toBeGreaterThan(5);
      const recoveredPayments = payments.filter(
        (payment) => payment.attempts > 1 && payment.status === 'Succeeded',
      );
      const failedPayments = payments.filter(({ status }) => status === 'Failed');
      expect(recoveredPayments.length).toBeGreaterThan(20);
      expect(failedPayments.length).toBeLessThan(recoveredPayments.length);
      const triggers = new Set(demoAttempts.map(({ trigger }) => trigger));
      expect([...triggers].sort()).toEqual(['Cycle', 'Purchase', 'RetryAuto', 'RetryManual']);
    });

    test('retries failed payments automatically after 3, 5 and 7 days only', () => {
      const localMs = (timestamp: string): number => Date.parse(`${localTimeOf(timestamp, timeZone)}Z`);
      const daysBetween = (one: string, other: string): number =>
        (localMs(other) - localMs(one)) / 86_400_000;
      for (const { demoAttempts, nextRetryAt } of simulations.flatMap((simulation) => simulation.payments)) {
        const gaps = demoAttempts
          .slice(1)
          .map(({ at }, index) => daysBetween(demoAttempts[index]?.at ?? '', at));
        const automaticGaps = gaps.filter((_, index) => demoAttempts[index + 1]?.trigger === 'RetryAuto');
        expect([3, 5, 7].slice(0, automaticGaps.length)).toEqual(automaticGaps);
        const last = demoAttempts.at(-1)?.at ?? '';
        if (nextRetryAt) expect(daysBetween(last, nextRetryAt.toISOString())).toBe([3, 5, 7][gaps.length]);
      }
    });

    test('charges each period of a subscription once, at the start of the period', () => {
      for (const { client, payments } of simulations) {
        const periods = payments.map(({ subscriptionId, periodStart }) => `${subscriptionId} ${periodStart}`);
        expect([client.name, new Set(periods).size]).toEqual([client.name, payments.length]);
        for (const { periodStart, periodEnd, createdAt } of payments) {
          expect(periodStart).toEqual(createdAt);
          expect(Number(periodEnd)).toBeGreaterThan(Number(periodStart));
        }
      }
    });

    test('charges active clients for the current period, and never charges external payers', () => {
      for (const { client, payments, state, paysExternally } of simulations) {
        if (paysExternally) expect([client.name, payments]).toEqual([client.name, []]);
        if (state.status !== 'Active' || paysExternally) continue;
        const last = payments.at(-1);
        expect([client.name, last?.status]).toEqual([client.name, 'Succeeded']);
        expect(last?.periodEnd?.toISOString()).toBe(state.subscription?.billedUntil);
      }
    });

    test('has clients who pay yearly, and three who pay outside Livery', () => {
      const yearly = simulations.filter(({ state }) => state.subscription?.isYearly);
      expect(yearly.length).toBeGreaterThanOrEqual(5);
      expect(yearly.length).toBeLessThan(30);
      expect(simulations.filter(({ state }) => state.subscription?.isBilled === false)).toHaveLength(3);
    });

    test('gives clients a card if their state has one, and past due clients a card that repeats their declines', () => {
      for (const { client, card, state, payments } of simulations) {
        const { status } = state;
        expect([client.name, card !== null]).toEqual([client.name, state.hasCard && status !== 'Invited']);
        if (!card || status !== 'PastDue') continue;
        const declineCodes = payments
          .at(-1)
          ?.demoAttempts.map(({ at }, before) => declineCodeOf(card.reference, new Date(at), before));
        expect(declineCodes).toEqual(payments.at(-1)?.demoAttempts.map(({ declineCode }) => declineCode));
        expect(declineCodes).not.toContain(null);
      }
      const withoutCard = inStatus(simulations, 'Trialing').filter(({ card }) => card === null);
      expect(withoutCard.length).toBeLessThan(inStatus(simulations, 'Trialing').length);
    });

    test('dates events between a client’s creation and today', () => {
      for (const { client, transitions, payments, refunds, emails } of simulations) {
        const times = [
          ...transitions.map(({ at }) => at),
          ...payments.flatMap(({ demoAttempts }) => demoAttempts.map(({ at }) => at)),
          ...refunds.map(({ createdAt }) => createdAt.toISOString()),
          ...emails.map(({ at }) => at),
        ].sort();
        expect(client.createdAt.toISOString() >= addDays(today, -365)).toBe(true);
        expect((times[0] ?? today) >= client.createdAt.toISOString()).toBe(true);
        expect((times.at(-1) ?? '') < today).toBe(true);
        expect(transitions.map(({ at }) => at)).toEqual(transitions.map(({ at }) => at).sort());
      }
    });

    test('schedules charges and trial reminders at least ten minutes ahead, and all other events after today', () => {
      const soon = addDays(today, 10 / (24 * 60));
      for (const { state, payments } of simulations) {
        const retryAt = payments.at(-1)?.nextRetryAt;
        if (retryAt) expect(retryAt.toISOString() > soon).toBe(true);
        if (state.subscription) expect(isDueBy(state.subscription, soon)).toBe(false);
        const { status, deactivateAt, trialEndsAt } = state;
        if (status === 'Trialing') {
          expect((trialEndsAt ?? '') > today).toBe(true);
          const isReminderDueSoon =
            (trialEndsAt ?? '') > addDays(today, 3) && (trialEndsAt ?? '') < addDays(soon, 3);
          expect(isReminderDueSoon).toBe(false);
        }
        if (deactivateAt !== null) expect(deactivateAt > today).toBe(true);
        const renewal = nextRenewalOf(state);
        if (renewal !== null) expect(renewal > today).toBe(true);
        if (status === 'PastDue') expect(payments.at(-1)?.status).toBe('Failed');
      }
    });
  });

  test('simulateClient returns the same simulations for the same day', () => {
    const shapeOf = (simulations: readonly ClientSimulation[]) =>
      simulations.map(({ client, transitions }) => [
        client.name,
        client.email,
        transitions.map(({ verb }) => verb.kind),
      ]);
    const [[today, simulations] = ['', []]] = simulationsByDay;
    expect(simulations).toHaveLength(243);
    expect(shapeOf(simulateOn(today))).toEqual(shapeOf(simulations));
  });
}
