import type { CardProvider } from '../../../card-provider/cardProvider';
import type { Db } from '../../../db/database';
import { newId } from '../../../lib/ids';
import type { PaymentStatus, PaymentTrigger } from '../../../schema.generated';
import type { ClientRow } from '../../../testing/factories';
import { insertPlan, type PlanRow } from '../../../testing/insertPlan';
import type { TestCompany, World } from '../../../testing/world';
import { bySystem } from '../../audit/bySystem';
import { carryOut } from '../../client-lifecycle/carryOut';
import type { ClientVerb, EventVerb } from '../../client-lifecycle/decide';
import { beginManualRetry } from '../../payments/retry';
import { connectStripe } from '../../stripe/connect';
import { chargeCompany } from '../run';

export interface ShownPayment {
  amount: number;
  status: PaymentStatus;
  trigger: PaymentTrigger;
  description: string | null;
  attempts: number;
  failureCode: string | null;
  declineCode: string | null;
  /** Days of the company's clock, in UTC. */
  from: string | null;
  until: string | null;
  begunOn: string;
  retriedOn: string | null;
}

const day = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** A company that charges its clients in the sandbox, by a clock of its own. */
export class Scene {
  #turns = 0;

  constructor(
    readonly world: Omit<World, 'close'>,
    readonly company: TestCompany,
  ) {}

  /** On that day; with null for the account, clients can't be charged yet. */
  static async open(
    world: Omit<World, 'close'>,
    on: string,
    account: string | null = 'sandbox_ready',
  ): Promise<Scene> {
    const scene = new Scene(world, await world.company());
    await scene.turnTo(on);
    if (account) await scene.connect(account);
    return scene;
  }

  async connect(sandboxAccount: string): Promise<void> {
    await connectStripe(await this.world.asAdmin(this.company), { sandboxAccount });
  }

  within<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.world.services.database.inCompany(this.company.id, work);
  }

  ask<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.within(async (db) => (await db.query<Row>(text, values)).rows);
  }

  /** Straight to a day, without living through those on the way. */
  async turnTo(on: string): Promise<void> {
    // Later from turn to turn, so that whatever is a number of days old is due.
    const minutes = String(this.#turns++).padStart(2, '0');
    await this.turnToMoment(`${on}T12:${minutes}:00Z`);
  }

  async turnToMoment(moment: string): Promise<void> {
    await this.ask(
      `with ahead as (select $2::timestamptz - clock_timestamp() as ahead)
       update companies set clock_ahead = ahead, clock_goal = ahead from ahead where id = $1`,
      [this.company.id, moment],
    );
  }

  async moveTo(timeZone: string): Promise<void> {
    await this.ask('update companies set time_zone = $2 where id = $1', [this.company.id, timeZone]);
  }

  charge(cardProvider: CardProvider = this.world.services.cardProvider): Promise<void> {
    return chargeCompany({ ...this.world.services, cardProvider }, this.company.id);
  }

  async chargeOn(on: string): Promise<void> {
    await this.turnTo(on);
    await this.charge();
  }

  /** Day by day. */
  async live(days: number): Promise<void> {
    await this.ask('update companies set clock_goal = clock_goal + make_interval(days => $2) where id = $1', [
      this.company.id,
      days,
    ]);
    await this.charge();
  }

  plan(overrides: Partial<PlanRow> = {}): Promise<PlanRow> {
    return insertPlan(this.world.services.database, this.company, overrides);
  }

  /** With a card of the sandbox's, or without one. */
  async client(card: string | null = 'sandbox_pays'): Promise<ClientRow> {
    const client = await this.world.client(this.company, { status: 'Invited' });
    if (card) await this.giveCard(client.id, card);
    return client;
  }

  async giveCard(clientId: string, token: string): Promise<void> {
    const account = { companyId: this.company.id, reference: 'sandbox_ready', secretKey: null };
    const owner = { account, id: clientId, name: 'Client', email: 'client@client.test', customer: null };
    const attached = await this.world.services.cardProvider.attach(owner, token);
    if (attached.kind === 'Refused') throw new Error(attached.reason);
    const { customer, reference, brand, last4, expMonth, expYear } = attached.card;
    await this.ask('update client_cards set is_default = false where client_id = $1', [clientId]);
    await this.ask(
      `insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
         last4, exp_month, exp_year, is_default)
       values ($1, $2, $3, 'Sandbox', $4, $5, $6, $7, $8, $9, true)
       on conflict (company_id, client_id, provider, provider_reference) do update set is_default = true`,
      [this.company.id, newId(), clientId, customer, reference, brand, last4, expMonth, expYear],
    );
  }

  async done(clientId: string, verb: ClientVerb | EventVerb): Promise<void> {
    const { id } = this.company;
    const [verdict] = await this.within((db) => carryOut(db, id, verb, [clientId], bySystem(id)));
    if (verdict?.outcome !== 'Changed') throw new Error(`${verb.kind}: ${verdict?.problem ?? 'unchanged'}`);
  }

  subscribe(clientId: string, planId: string, terms: { isYearly?: boolean; trialDays?: number } = {}) {
    const { isYearly = false, trialDays = 0 } = terms;
    return this.done(clientId, { kind: 'Subscribe', planId, isYearly, trialDays, isPaid: false });
  }

  /** A client with a card on a plan, not charged yet. */
  async subscriber(plan: Partial<PlanRow> = {}, card: string | null = 'sandbox_pays'): Promise<ClientRow> {
    const [client, { id }] = [await this.client(card), await this.plan(plan)];
    await this.subscribe(client.id, id);
    return client;
  }

  payments(): Promise<ShownPayment[]> {
    return this.ask(
      `select amount, status, trigger, description, attempt_count as attempts, failure_code as "failureCode",
         decline_code as "declineCode", ${day('period_start')} as "from", ${day('period_end')} as until,
         ${day('created_at')} as "begunOn", ${day('next_retry_at')} as "retriedOn"
       from payments order by id`,
    );
  }

  /** Of the payments: `Succeeded 2000`. */
  async amounts(): Promise<string[]> {
    return (await this.payments()).map(({ amount, status }) => `${status} ${amount}`);
  }

  /** Gives the client a valid card, and retries what failed by hand. */
  async pay(clientId: string): Promise<void> {
    const { services } = this.world;
    await this.giveCard(clientId, 'sandbox_pays');
    const failed = await this.ask<{ id: string }>(
      `select id from payments where status = 'Failed' order by id`,
    );
    for (const { id } of failed)
      await this.within((db) => beginManualRetry(db, services, this.company.id, id, 'Incoming'));
    await this.charge();
  }

  async statusOf(clientId: string): Promise<string | undefined> {
    const [client] = await this.ask<{ status: string }>('select status from clients where id = $1', [
      clientId,
    ]);
    return client?.status;
  }
}
