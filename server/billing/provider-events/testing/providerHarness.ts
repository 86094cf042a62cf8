import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import {
  confirmForm,
  sandboxCards,
  stripeCards,
  stripeSettings,
  type TestCard,
} from '../../../platform/testing';
import { addMonths, dayOf, daysBetween } from '../../../lib/calendar';
import { toTimestamp } from '../../../lib/timestamps';
import { createKillableDatabase, type KillableDatabase } from '../../../testing/killableDatabase';
import { platformKeys } from '../../../testing/stripe/platformAccounts';
import { readyAccount } from '../../../testing/stripe/accounts';
import type { StripeEvent } from '../../../testing/stripe/accountStore';
import { startStripeServer, type StripeServer } from '../../../testing/stripe/server';
import { signEvent } from '../../../testing/stripe/signing';
import { openFixture, fixtureOf, type TestCompany, type Fixture } from '../../../testing/fixture';
import { chargeCompany } from '../../charging/chargeCompany';
import { startClientCardSetup } from '../../cards/cards.service';
import { setUpBilling, type BillingSetupOptions, type BillingSetup } from '../../cards/testing/billingSetup';
import { sendRefunds } from '../../payments/sendRefunds';
import { connectStripe } from '../../stripe/connect.service';
import { syncSubscriptions } from '../../subscription-sync/sync';
import { processEvent } from '../processEvents';
import { setClockAhead } from '../../../testing/factories/companies';

/** A complete server with one card provider. Tests run its queued jobs explicitly. */
export interface ProviderHarness {
  fixture: Fixture;
  setUpBilling(options?: Pick<BillingSetupOptions, 'plan'>): Promise<BillingSetup>;
  /** Creates the token that the console's card form would create. */
  createToken(setup: BillingSetup, card: TestCard): Promise<string>;
  runQueuedJobs(setup: Pick<BillingSetup, 'company'>): Promise<void>;
  /** Advances the clock by a number of days and runs the due jobs. */
  advanceDays(setup: BillingSetup, days: number): Promise<void>;
  /** Advances past the renewal of a new subscription, but not to its first retry. */
  advanceMonth(setup: BillingSetup): Promise<void>;
  close(): Promise<void>;
}

const dayMs = 86_400_000;

/** Returns the number of days from a date to the day after the same day of the next month. */
function daysPastMonth(from: Date): number {
  const today = dayOf(toTimestamp(from), 'UTC');
  return daysBetween(today, addMonths(today, 1));
}

export async function createSandboxHarness(): Promise<ProviderHarness> {
  const fixture = await openFixture();
  const days = new Map<string, number>();
  const runQueuedJobs = async ({ company }: Pick<BillingSetup, 'company'>): Promise<void> => {
    await chargeCompany(fixture.services, company.id);
    await sendRefunds(fixture.services, company.id);
  };
  const advanceDays = async (setup: BillingSetup, additionalDays: number): Promise<void> => {
    const daysAhead = (days.get(setup.company.id) ?? 0) + additionalDays;
    days.set(setup.company.id, daysAhead);
    await setClockAhead(fixture, setup.company, `${daysAhead} days`);
    await runQueuedJobs(setup);
  };
  return {
    fixture,
    setUpBilling: (options) => setUpBilling(fixture, options),
    createToken: async (_setup, card) => sandboxCards[card],
    runQueuedJobs,
    advanceDays,
    advanceMonth: (setup) =>
      advanceDays(setup, daysPastMonth(new Date(Date.now() + (days.get(setup.company.id) ?? 0) * dayMs))),
    close: () => fixture.close(),
  };
}

/** A server with a local Stripe stub. */
export interface StripeHarness extends ProviderHarness {
  server: StripeServer;
  app: FastifyInstance;
  /** Returns the Stripe events since the last call. */
  takeNewEvents(): StripeEvent[];
  /** Delivers an event like Stripe does, and returns the HTTP status. */
  deliver(event: object, secret?: string, at?: Date): Promise<number>;
  processEvents(): Promise<void>;
  accountOf(company: TestCompany): Promise<string>;
}

export async function createStripeHarness(settings: Record<string, string> = {}): Promise<StripeHarness> {
  const server = await startStripeServer();
  const harness = await buildStripeHarness(
    await openFixture({ ...stripeSettings(server.url), ...settings }),
    server,
  );
  return { ...harness, close: () => harness.close().then(() => server.close()) };
}

export interface KillableStripe {
  killable: KillableDatabase;
  server: StripeServer;
  /** Runs `work` with a harness in this process, then closes the harness. */
  withHarness<T>(work: (harness: StripeHarness) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** Creates a database that several processes open in turn, with a Stripe stub that outlives them. */
export async function createKillableStripe(): Promise<KillableStripe> {
  const server = await startStripeServer();
  const killable = await createKillableDatabase(stripeSettings(server.url));
  return {
    killable,
    server,
    withHarness: (work) =>
      killable.withServices(async (services) => {
        const harness = await buildStripeHarness(
          { ...fixtureOf(services), close: async () => undefined },
          server,
        );
        return work(harness).finally(() => harness.close());
      }),
    async remove() {
      await killable.remove();
      await server.close();
    },
  };
}

async function buildStripeHarness(fixture: Fixture, server: StripeServer): Promise<StripeHarness> {
  const app = await buildApp(fixture.services);
  const { services } = fixture;
  let takenCount = 0;

  const takeNewEvents = (): StripeEvent[] => {
    const newEvents = server.stripe.events.slice(takenCount);
    takenCount = server.stripe.events.length;
    return newEvents;
  };
  const deliver = async (event: object, secret = platformKeys.webhookSecret, at?: Date): Promise<number> => {
    const { payload, headers } = signEvent(event, [secret], at);
    const response = await app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload });
    return response.statusCode;
  };
  const processedIds = new Set<string>();
  const processEvents = async (): Promise<void> => {
    for (const payload of await services.jobs.unfinished('work-provider-event')) {
      if (processedIds.has(payload.eventId)) continue;
      await processEvent(services, payload);
      processedIds.add(payload.eventId);
    }
  };
  const accountOf = async ({ id }: TestCompany): Promise<string> => {
    const rows = await services.database.inCompany(id, (db) =>
      db.query<{ reference: string }>('select account_reference as reference from stripe_integrations'),
    );
    return rows.rows[0]?.reference ?? '';
  };
  const runQueuedJobs = async ({ company }: Pick<BillingSetup, 'company'>): Promise<void> => {
    await syncSubscriptions(services, company.id);
    await chargeCompany(services, company.id);
    await sendRefunds(services, company.id);
    for (const event of takeNewEvents()) await deliver(event);
    await processEvents();
  };

  const advanceDays = async (setup: BillingSetup, days: number): Promise<void> => {
    server.stripe.advance(days);
    await runQueuedJobs(setup);
  };

  return {
    server,
    fixture,
    app,
    takeNewEvents,
    deliver,
    processEvents,
    accountOf,
    runQueuedJobs,
    async setUpBilling(options) {
      const setup = await setUpBilling(fixture, { ...options, account: null });
      await connectStripe(await fixture.signedIn(setup.company), {});
      server.stripe.updateAccount(await accountOf(setup.company), readyAccount);
      await runQueuedJobs(setup);
      return setup;
    },
    async createToken({ ctx, client, company }, card) {
      const {
        clientSecret = null,
        publishableKey = null,
        accountReference = null,
      } = await startClientCardSetup(ctx, client.id);
      const account = { companyId: company.id, reference: accountReference, secretKey: null };
      return confirmForm(server.url, { clientSecret, publishableKey }, account, stripeCards[card]);
    },
    advanceDays,
    async advanceMonth(setup) {
      const { now } = server.stripe.store(await accountOf(setup.company));
      await advanceDays(setup, daysPastMonth(new Date(now * 1000)));
    },
    async close() {
      await app.close();
      await fixture.close();
    },
  };
}
