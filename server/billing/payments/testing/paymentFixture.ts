import type { Context, Db } from '../../../platform';
import { newId } from '../../../lib/ids';
import type { Permission } from '../../../../contract/enums';
import type { ClientRow } from '../../../testing/factories';
import type { Fixture } from '../../../testing/fixture';
import { BillingFixture } from '../../charging/testing/billingFixture';
import { beginPayments } from '../ledger';
import type { NewPayment } from '../createPendingPayment';
import { sendRefunds } from '../sendRefunds';
import { buildPayment } from './buildPayment';

/** A company whose clients are charged in the sandbox, one payment at a time. */
export class PaymentFixture {
  private constructor(
    readonly billing: BillingFixture,
    /** The context of an operator with only `MANAGE_PAYMENTS`. */
    readonly ctx: Context,
  ) {}

  static async create(fixture: Fixture, account: string | null = 'sandbox_ready'): Promise<PaymentFixture> {
    const billing = await BillingFixture.open(fixture, '2027-01-15', account);
    return new PaymentFixture(billing, await fixture.as(billing.company, 'MANAGE_PAYMENTS'));
  }

  get companyId(): string {
    return this.billing.company.id;
  }

  as(...permissions: Permission[]): Promise<Context> {
    return this.billing.fixture.as(this.billing.company, ...permissions);
  }

  query<Row extends object>(text: string, values: readonly unknown[] = []) {
    return this.billing.query<Row>(text, values);
  }

  inCompany<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.billing.inCompany(work);
  }

  /** Charges the given or a new client, by default 100.00, and returns the payment's id. */
  async charge(
    card: string | null = 'sandbox_pays',
    overrides: Partial<NewPayment> = {},
    payer?: ClientRow,
  ): Promise<string> {
    const client = payer ?? (await this.billing.client(card));
    const [defaultCard] = await this.query<{ id: string }>(
      'select id from client_cards where client_id = $1 and is_default',
      [client.id],
    );
    const payment = buildPayment(client.id, {
      fee: 0,
      cardId: defaultCard?.id ?? null,
      provider: null,
      ...overrides,
    });
    await this.inCompany((db) => beginPayments(db, this.companyId, [payment]));
    await this.billing.charge();
    return payment.id;
  }

  sendRefunds(): Promise<void> {
    return sendRefunds(this.billing.fixture.services, this.companyId);
  }

  newIdempotencyKey(): string {
    return newId();
  }
}
