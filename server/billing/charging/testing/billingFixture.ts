import { type CardProvider, type Db, systemContext } from '../../../platform';
import { newId } from '../../../lib/ids';
import type { PaymentStatus, PaymentTrigger } from '../../../../contract/enums';
import type { TestCompany, Fixture } from '../../../testing/fixture';
import { applyCommand } from '../../client-lifecycle/applyCommand';
import type { BillingCommand, ClientCommand } from '../../client-lifecycle/decide';
import { loadPayment } from '../../payments/detail.service';
import { beginManualRetry } from '../../payments/retry.service';
import { connectStripe } from '../../stripe/connect.service';
import { chargeCompany } from '../chargeCompany';
import type { ClientRow } from '../../../testing/factories/clients';
import type { PlanRow } from '../../../testing/factories/plans';

export interface PaymentSummary {
  amount: number;
  status: PaymentStatus;
  trigger: PaymentTrigger;
  description: string | null;
  attempts: number;
  failureCode: string | null;
  declineCode: string | null;
  /** Dates of the company's clock, in UTC. */
  from: string | null;
  until: string | null;
  createdOn: string;
  nextRetryOn: string | null;
}

const day = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** A company that charges its clients in the sandbox by its test clock. */
export class BillingFixture {
  #dateChanges = 0;

  constructor(
    readonly fixture: Omit<Fixture, 'close'>,
    readonly company: TestCompany,
  ) {}

  /** Creates a company whose clock shows `date`. With a null account, its clients cannot be charged yet. */
  static async open(
    fixture: Omit<Fixture, 'close'>,
    date: string,
    account: string | null = 'sandbox_ready',
  ): Promise<BillingFixture> {
    const billing = new BillingFixture(fixture, await fixture.company());
    await billing.setDate(date);
    if (account) await billing.connect(account);
    return billing;
  }

  async connect(sandboxAccount: string): Promise<void> {
    await connectStripe(await this.fixture.signedIn(this.company), { sandboxAccount });
  }

  inCompany<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.fixture.inCompany(this.company, work);
  }

  query<Row extends object>(text: string, values: readonly unknown[] = []) {
    return this.fixture.query<Row>(this.company, text, values);
  }

  /**
   * Sets the clock without processing the days in between. The date must be in the distant future, because the
   * clock of a company cannot run behind.
   */
  async setDate(date: string): Promise<void> {
    // Each call sets a later time of day, so that retries a number of days later are due.
    const minutes = String(this.#dateChanges++).padStart(2, '0');
    await this.setClock(`${date}T12:${minutes}:00Z`);
  }

  async setClock(timestamp: string): Promise<void> {
    await this.query(
      `with ahead as (select $2::timestamptz - clock_timestamp() as ahead)
       update companies set clock_ahead = ahead, clock_goal = ahead from ahead where id = $1`,
      [this.company.id, timestamp],
    );
  }

  async setTimeZone(timeZone: string): Promise<void> {
    await this.query('update companies set time_zone = $2 where id = $1', [this.company.id, timeZone]);
  }

  charge(cardProvider: CardProvider = this.fixture.services.cardProvider): Promise<void> {
    return chargeCompany({ ...this.fixture.services, cardProvider }, this.company.id);
  }

  async chargeOn(date: string): Promise<void> {
    await this.setDate(date);
    await this.charge();
  }

  /** Advances the clock and charges day by day. */
  async advanceDays(days: number): Promise<void> {
    await this.query(
      'update companies set clock_goal = clock_goal + make_interval(days => $2) where id = $1',
      [this.company.id, days],
    );
    await this.charge();
  }

  plan(overrides: Partial<PlanRow> = {}): Promise<PlanRow> {
    return this.fixture.plan(this.company, overrides);
  }

  /** Creates a client with a sandbox card, or without one if `card` is null. */
  async client(card: string | null = 'sandbox_pays'): Promise<ClientRow> {
    const client = await this.fixture.client(this.company, { status: 'Invited' });
    if (card) await this.setDefaultCard(client.id, card);
    return client;
  }

  async setDefaultCard(clientId: string, token: string): Promise<void> {
    const account = { companyId: this.company.id, reference: 'sandbox_ready', secretKey: null };
    const owner = { account, id: clientId, name: 'Client', email: 'client@client.test', customer: null };
    const attached = await this.fixture.services.cardProvider.attach(owner, token);
    if (attached.kind === 'Refused') throw new Error(attached.reason);
    const { customer, reference, brand, last4, expMonth, expYear } = attached.card;
    await this.query('update client_cards set is_default = false where client_id = $1', [clientId]);
    await this.query(
      `insert into client_cards (company_id, id, client_id, provider, provider_customer, provider_reference, brand,
         last4, exp_month, exp_year, is_default)
       values ($1, $2, $3, 'Sandbox', $4, $5, $6, $7, $8, $9, true)
       on conflict (company_id, client_id, provider, provider_reference) do update set is_default = true`,
      [this.company.id, newId(), clientId, customer, reference, brand, last4, expMonth, expYear],
    );
  }

  async applyAction(clientId: string, command: ClientCommand | BillingCommand): Promise<void> {
    const { id } = this.company;
    const [result] = await this.inCompany((db) =>
      applyCommand(db, id, command, [clientId], systemContext(id)),
    );
    if (result?.outcome !== 'Changed') throw new Error(`${command.kind}: ${result?.problem ?? 'unchanged'}`);
  }

  subscribe(clientId: string, planId: string, terms: { isYearly?: boolean; trialDays?: number } = {}) {
    const { isYearly = false, trialDays = 0 } = terms;
    return this.applyAction(clientId, { kind: 'Subscribe', planId, isYearly, trialDays, isPaid: false });
  }

  /** Subscribes a new client with a card to a new plan, without charging yet. */
  async subscriber(plan: Partial<PlanRow> = {}, card: string | null = 'sandbox_pays'): Promise<ClientRow> {
    const [client, { id }] = [await this.client(card), await this.plan(plan)];
    await this.subscribe(client.id, id);
    return client;
  }

  payments(): Promise<PaymentSummary[]> {
    return this.query(
      `select amount, status, trigger, description, attempt_count as attempts, failure_code as "failureCode",
         decline_code as "declineCode", ${day('period_start')} as "from", ${day('period_end')} as until,
         ${day('created_at')} as "createdOn", ${day('next_retry_at')} as "nextRetryOn"
       from payments order by id`,
    );
  }

  /** Returns payments in the form `Succeeded 2000`. */
  async amounts(): Promise<string[]> {
    return (await this.payments()).map(({ amount, status }) => `${status} ${amount}`);
  }

  /** Adds a valid card and retries the failed payments manually. */
  async payFailedPayments(clientId: string): Promise<void> {
    const { services } = this.fixture;
    await this.setDefaultCard(clientId, 'sandbox_pays');
    const failed = await this.query<{ id: string }>(
      `select id from payments where status = 'Failed' order by id`,
    );
    for (const { id } of failed)
      await this.inCompany(async (db) =>
        beginManualRetry(db, services, this.company.id, await loadPayment(db, this.company.id, id)),
      );
    await this.charge();
  }

  async statusOf(clientId: string): Promise<string | undefined> {
    const [client] = await this.query<{ status: string }>('select status from clients where id = $1', [
      clientId,
    ]);
    return client?.status;
  }
}
