import type { ProviderDispute, ProviderPayment, ProviderRefund } from '../../../card-provider/cardProvider';
import type { AttemptUnderWay } from '../ledger';

type Snapshot = ProviderPayment;
type Attempt = Pick<AttemptUnderWay, 'id' | 'paymentId' | 'number' | 'amount' | 'currency'>;

const at = (minute: number): Date => new Date(Date.UTC(2027, 0, 1, 0, minute));

/** The provider's side of payments: what is true there, and every way it has stood. */
export class Bank {
  readonly #history = new Map<string, Snapshot[]>();
  #minute = 0;

  #add(reference: string, snapshot: Snapshot): Snapshot {
    this.#history.set(reference, [...(this.#history.get(reference) ?? []), snapshot]);
    return snapshot;
  }

  #next(): Date {
    this.#minute += 1;
    return at(this.#minute);
  }

  /** How a payment stands, or stood: counted back from now. */
  told(paymentId: string, ago = 0): Snapshot | undefined {
    const history = this.#history.get(paymentId) ?? [];
    return history[Math.max(0, history.length - 1 - ago)];
  }

  /** The same attempt is answered once, however often it is asked for. */
  charge({ id, paymentId, number, amount, currency }: Attempt, pays: boolean): Snapshot {
    const now = this.told(paymentId);
    if (now && now.attempts >= number) return now;
    return this.#add(paymentId, {
      reference: `charge ${id}`,
      invoice: null,
      invoiceNumber: null,
      paymentId,
      subscriptionId: null,
      status: pays ? 'Succeeded' : 'Failed',
      amount,
      currency,
      fee: pays ? 30 : 0,
      card: null,
      failureCode: pays ? null : 'card_declined',
      declineCode: pays ? null : 'insufficient_funds',
      attempts: number,
      nextRetryAt: null,
      periodStart: null,
      periodEnd: null,
      isLive: false,
      createdAt: now?.createdAt ?? this.#next(),
      settledAt: this.#next(),
      refunds: [],
      dispute: null,
    });
  }

  #change(paymentId: string, change: (now: Snapshot) => Partial<Snapshot>): void {
    const now = this.told(paymentId);
    if (now) this.#add(paymentId, { ...now, ...change(now) });
  }

  /** In minor units, what the provider would still give back. */
  left(paymentId: string): number {
    const now = this.told(paymentId);
    if (now?.status !== 'Succeeded' || now.dispute?.status === 'Lost') return 0;
    const gone = now.refunds.filter(({ status }) => status !== 'Failed');
    return now.amount - gone.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The same refund is made once; one that is more than is left fails. */
  refund(
    paymentId: string,
    refundId: string | null,
    amount: number,
    status: ProviderRefund['status'],
  ): ProviderRefund {
    const known = this.told(paymentId)?.refunds.find((one) => refundId !== null && one.refundId === refundId);
    if (known) return known;
    const createdAt = this.#next();
    const isPossible = amount <= this.left(paymentId);
    const refund: ProviderRefund = {
      reference: `refund ${this.#minute}`,
      refundId,
      amount,
      status: isPossible ? status : 'Failed',
      failure: isPossible ? null : 'There is not so much left.',
      createdAt,
    };
    this.#change(paymentId, ({ refunds }) => ({ refunds: [...refunds, refund] }));
    return refund;
  }

  /** The first refund that waits goes through, or comes back. */
  settleRefund(paymentId: string, status: 'Succeeded' | 'Failed'): void {
    this.#change(paymentId, ({ refunds }) => {
      const first = refunds.find((one) => one.status === 'Pending');
      return { refunds: refunds.map((one) => (one === first ? { ...one, status } : one)) };
    });
  }

  /** Opens a dispute, and leads it on. */
  dispute(paymentId: string, status: ProviderDispute['status']): void {
    const now = this.told(paymentId);
    if (now?.status !== 'Succeeded') return;
    if (now.dispute?.status === 'Won' || now.dispute?.status === 'Lost') return;
    if (now.refunds.some((refund) => refund.status === 'Pending')) return;
    const createdAt = now.dispute?.createdAt ?? this.#next();
    const amount = this.left(paymentId);
    this.#change(paymentId, () => ({
      dispute: { reference: `dispute ${paymentId}`, status, amount, createdAt },
    }));
  }

  get paymentIds(): string[] {
    return [...this.#history.keys()];
  }

  /** In minor units, by what the provider says: what came in, and what of it went back. */
  sums(): { gross: number; refunded: number } {
    const paid = this.paymentIds
      .flatMap((id) => this.told(id) ?? [])
      .filter(({ status }) => status === 'Succeeded');
    const back = paid.flatMap(({ refunds, dispute }) => [
      ...refunds.filter(({ status }) => status === 'Succeeded').map(({ amount }) => amount),
      ...(dispute?.status === 'Lost' ? [dispute.amount] : []),
    ]);
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    return { gross: sum(paid.map(({ amount }) => amount)), refunded: sum(back) };
  }
}
