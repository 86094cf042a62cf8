import type { Context } from '../../../context';
import type { Db } from '../../../db/database';
import { newId } from '../../../lib/ids';
import type { Permission } from '../../../schema.generated';
import type { ClientRow } from '../../../testing/factories';
import type { World } from '../../../testing/world';
import { BillingFixture } from '../../charging/testing/billingFixture';
import { beginPayments } from '../ledger';
import type { NewPayment } from '../recording';
import { sendRefunds } from '../sendRefunds';
import { aPayment } from '../testPayments';

/** A company whose clients are charged in the sandbox, one payment at a time. */
export class Till {
  private constructor(
    readonly scene: BillingFixture,
    /** Holds MANAGE_PAYMENTS alone. */
    readonly ctx: Context,
  ) {}

  static async open(world: World, account: string | null = 'sandbox_ready'): Promise<Till> {
    const scene = await BillingFixture.open(world, '2027-01-15', account);
    return new Till(scene, await world.as(scene.company, 'MANAGE_PAYMENTS'));
  }

  get companyId(): string {
    return this.scene.company.id;
  }

  as(...flags: Permission[]): Promise<Context> {
    return this.scene.fixture.as(this.scene.company, ...flags);
  }

  ask<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return this.scene.query<Row>(text, values);
  }

  within<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.scene.inCompany(work);
  }

  /** Charges a client, of their own where none is given: 100.00 unless told otherwise. Answers the payment's id. */
  async charge(
    card: string | null = 'sandbox_pays',
    overrides: Partial<NewPayment> = {},
    payer?: ClientRow,
  ): Promise<string> {
    const client = payer ?? (await this.scene.client(card));
    const [kept] = await this.ask<{ id: string }>(
      'select id from client_cards where client_id = $1 and is_default',
      [client.id],
    );
    const payment = aPayment(client.id, { fee: 0, cardId: kept?.id ?? null, provider: null, ...overrides });
    await this.within((db) => beginPayments(db, this.companyId, [payment]));
    await this.scene.charge();
    return payment.id;
  }

  sendRefunds(): Promise<void> {
    return sendRefunds(this.scene.fixture.services, this.companyId);
  }

  key(): string {
    return newId();
  }
}
