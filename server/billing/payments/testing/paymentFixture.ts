import type { Context } from '../../../platform';
import type { ClientRow } from '../../../testing/factories/clients';
import { buildPayment } from '../../../testing/factories/payments';
import type { Fixture, TestCompany } from '../../../testing/fixture';
import { BillingFixture } from '../../charging/testing/billingFixture';
import type { NewPayment } from '../createPendingPayment';
import { beginPayments } from '../ledger';
import { sendRefunds } from '../sendRefunds';

/** A company whose clients are charged in the sandbox, one payment at a time. */
export class PaymentFixture extends BillingFixture {
  private constructor(
    fixture: Fixture,
    company: TestCompany,
    /** The context of an operator with only `MANAGE_PAYMENTS`. */
    readonly ctx: Context,
  ) {
    super(fixture, company);
  }

  static async create(fixture: Fixture): Promise<PaymentFixture> {
    const company = await fixture.company();
    const ctx = await fixture.signedIn(company, ['MANAGE_PAYMENTS']);
    const payments = new PaymentFixture(fixture, company, ctx);
    await payments.setDate('2055-01-15');
    await payments.connect('sandbox_ready');
    return payments;
  }

  /** Charges the given or a new client, by default 100.00, and returns the payment's id. */
  async pay(
    card: string | null = 'sandbox_pays',
    overrides: Partial<NewPayment> = {},
    payer?: ClientRow,
  ): Promise<string> {
    const client = payer ?? (await this.client(card));
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
    await this.inCompany((db) => beginPayments(db, this.company.id, [payment]));
    await this.charge();
    return payment.id;
  }

  sendRefunds(): Promise<void> {
    return sendRefunds(this.fixture.services, this.company.id);
  }
}
