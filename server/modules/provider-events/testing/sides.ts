import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../../app';
import {
  confirmForm,
  sandboxCards,
  stripeCards,
  stripeSettings,
  type TestCard,
} from '../../../card-provider/testing/providerFixtures';
import { addMonths, dayOf, daysBetween } from '../../../lib/calendar';
import { toTimestamp } from '../../../lib/timestamps';
import { createKillableDatabase, type KillableDatabase } from '../../../testing/killableDatabase';
import { platformKeys } from '../../../testing/stripe/platformAccounts';
import { readyAccount } from '../../../testing/stripe/accounts';
import type { StripeEvent } from '../../../testing/stripe/accountStore';
import { startStripeServer, type StripeServer } from '../../../testing/stripe/server';
import { signEvent } from '../../../testing/stripe/signing';
import { openWorld, peopleOf, type TestCompany, type World } from '../../../testing/world';
import { chargeCompany } from '../../charging/chargeCompany';
import { startClientCardSetup } from '../../client-cards/cards';
import { setClockAhead } from '../../client-cards/testing/clock';
import {
  setUpBilling,
  type BillingSetupOptions,
  type BillingSetup,
} from '../../client-cards/testing/billingSetup';
import { sendRefunds } from '../../payments/sendRefunds';
import { connectStripe } from '../../stripe/connect';
import { syncSubscriptions } from '../../subscription-sync/sync';
import { workEvent } from '../work';

/** A whole server with one of the providers, whose queues are worked by hand. */
export interface Side {
  world: World;
  open(setting?: Pick<BillingSetupOptions, 'plan'>): Promise<BillingSetup>;
  /** What the console's form makes of a card. */
  token(stage: BillingSetup, card: TestCard): Promise<string>;
  /** All that is queued happens. */
  settle(stage: Pick<BillingSetup, 'company'>): Promise<void>;
  /** So many days go by, with all that falls due. */
  pass(stage: BillingSetup, days: number): Promise<void>;
  /** A month and a day go by: a subscription that has just begun renews, and is not retried yet if that failed. */
  passMonth(stage: BillingSetup): Promise<void>;
  close(): Promise<void>;
}

const dayMs = 86_400_000;

/** Returns the days from this moment to the day after the same day of the next month. */
function daysPastMonth(from: Date): number {
  const today = dayOf(toTimestamp(from), 'UTC');
  return daysBetween(today, addMonths(today, 1));
}

export async function openSandboxSide(): Promise<Side> {
  const world = await openWorld();
  const days = new Map<string, number>();
  const settle = async ({ company }: Pick<BillingSetup, 'company'>): Promise<void> => {
    await chargeCompany(world.services, company.id);
    await sendRefunds(world.services, company.id);
  };
  const pass = async (stage: BillingSetup, more: number): Promise<void> => {
    const ahead = (days.get(stage.company.id) ?? 0) + more;
    days.set(stage.company.id, ahead);
    await setClockAhead(world, stage.company, `${ahead} days`);
    await settle(stage);
  };
  return {
    world,
    open: (setting) => setUpBilling(world, setting),
    token: async (_stage, card) => sandboxCards[card],
    settle,
    pass,
    passMonth: (stage) =>
      pass(stage, daysPastMonth(new Date(Date.now() + (days.get(stage.company.id) ?? 0) * dayMs))),
    close: () => world.close(),
  };
}

/** A server that works with a Stripe on this machine. */
export interface StripeSide extends Side {
  server: StripeServer;
  app: FastifyInstance;
  /** What Stripe has told of since it was asked last. */
  news(): StripeEvent[];
  /** Delivers a message as Stripe does, and says how that was answered. */
  deliver(message: object, secret?: string, at?: Date): Promise<number>;
  /** Works off what was delivered. */
  workOff(): Promise<void>;
  accountOf(company: TestCompany): Promise<string>;
}

export async function openStripeSide(settings: Record<string, string> = {}): Promise<StripeSide> {
  const server = await startStripeServer();
  const side = await stripeSideOf(await openWorld({ ...stripeSettings(server.url), ...settings }), server);
  return { ...side, close: () => side.close().then(() => server.close()) };
}

export interface KillableStripe {
  killable: KillableDatabase;
  server: StripeServer;
  /** Opens the side in this process, and closes it again. */
  withSide<T>(work: (side: StripeSide) => Promise<T>): Promise<T>;
  remove(): Promise<void>;
}

/** The same on a database that processes open one after another, with a Stripe that outlives them. */
export async function makeKillableStripe(): Promise<KillableStripe> {
  const server = await startStripeServer();
  const killable = await createKillableDatabase(stripeSettings(server.url));
  return {
    killable,
    server,
    withSide: (work) =>
      killable.withServices(async (services) => {
        const side = await stripeSideOf({ ...peopleOf(services), close: async () => undefined }, server);
        return work(side).finally(() => side.close());
      }),
    async remove() {
      await killable.remove();
      await server.close();
    },
  };
}

async function stripeSideOf(world: World, server: StripeServer): Promise<StripeSide> {
  const app = await buildApp(world.services);
  const { services } = world;
  let heard = 0;

  const news = (): StripeEvent[] => {
    const since = server.stripe.events.slice(heard);
    heard = server.stripe.events.length;
    return since;
  };
  const deliver = async (
    message: object,
    secret = platformKeys.webhookSecret,
    at?: Date,
  ): Promise<number> => {
    const { payload, headers } = signEvent(message, [secret], at);
    const answer = await app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload });
    return answer.statusCode;
  };
  const done = new Set<string>();
  const workOff = async (): Promise<void> => {
    for (const payload of await services.jobs.unfinished('work-provider-event')) {
      if (done.has(payload.eventId)) continue;
      await workEvent(services, payload);
      done.add(payload.eventId);
    }
  };
  const accountOf = async ({ id }: TestCompany): Promise<string> => {
    const rows = await services.database.inCompany(id, (db) =>
      db.query<{ reference: string }>('select account_reference as reference from stripe_integrations'),
    );
    return rows.rows[0]?.reference ?? '';
  };
  const settle = async ({ company }: Pick<BillingSetup, 'company'>): Promise<void> => {
    await syncSubscriptions(services, company.id);
    await chargeCompany(services, company.id);
    await sendRefunds(services, company.id);
    for (const message of news()) await deliver(message);
    await workOff();
  };

  const pass = async (stage: BillingSetup, days: number): Promise<void> => {
    server.stripe.advance(days);
    await settle(stage);
  };

  return {
    server,
    world,
    app,
    news,
    deliver,
    workOff,
    accountOf,
    settle,
    async open(setting) {
      const stage = await setUpBilling(world, { ...setting, account: null });
      await connectStripe(await world.asAdmin(stage.company), {});
      server.stripe.updateAccount(await accountOf(stage.company), readyAccount);
      await settle(stage);
      return stage;
    },
    async token({ ctx, client, company }, card) {
      const {
        clientSecret = null,
        publishableKey = null,
        accountReference = null,
      } = await startClientCardSetup(ctx, client.id);
      const account = { companyId: company.id, reference: accountReference, secretKey: null };
      return confirmForm(server.url, { clientSecret, publishableKey }, account, stripeCards[card]);
    },
    pass,
    async passMonth(stage) {
      const { now } = server.stripe.store(await accountOf(stage.company));
      await pass(stage, daysPastMonth(new Date(now * 1000)));
    },
    async close() {
      await app.close();
      await world.close();
    },
  };
}
