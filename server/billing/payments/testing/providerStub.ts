import type { ProviderDispute, ProviderPayment, ProviderRefund } from '../../../platform';
import type { PendingAttempt } from '../attempts.repository';

type Snapshot = ProviderPayment;
type Attempt = Pick<PendingAttempt, 'id' | 'paymentId' | 'number' | 'amount' | 'currency'>;

const at = (minute: number): Date => new Date(Date.UTC(2027, 0, 1, 0, minute));

/** A stub of the provider that stores every earlier state of its payments. */
export class ProviderStub {
  readonly #history = new Map<string, Snapshot[]>();
  /** Refused refunds of payments that were not charged, by id. */
  readonly #refused = new Map<string, ProviderRefund>();
  #minute = 0;

  #add(reference: string, snapshot: Snapshot): Snapshot {
    this.#history.set(reference, [...(this.#history.get(reference) ?? []), snapshot]);
    return snapshot;
  }

  #next(): Date {
    this.#minute += 1;
    return at(this.#minute);
  }

  /** Returns the current state of a payment, or the state a number of changes earlier. */
  snapshotOf(paymentId: string, age = 0): Snapshot | undefined {
    const history = this.#history.get(paymentId) ?? [];
    return history[Math.max(0, history.length - 1 - age)];
  }

  /** Charges an attempt, or returns the current state if the attempt or a later one was already charged. */
  charge({ id, paymentId, number, amount, currency }: Attempt, succeeds: boolean): Snapshot {
    const current = this.snapshotOf(paymentId);
    if (current && current.attempts >= number) return current;
    return this.#add(paymentId, {
      reference: `charge ${id}`,
      invoice: null,
      invoiceNumber: null,
      paymentId,
      subscriptionId: null,
      status: succeeds ? 'Succeeded' : 'Failed',
      amount,
      currency,
      fee: succeeds ? 30 : 0,
      card: null,
      failureCode: succeeds ? null : 'card_declined',
      declineCode: succeeds ? null : 'insufficient_funds',
      attempts: number,
      nextRetryAt: null,
      periodStart: null,
      periodEnd: null,
      isLive: false,
      createdAt: current?.createdAt ?? this.#next(),
      completedAt: this.#next(),
      refunds: [],
      dispute: null,
    });
  }

  #change(paymentId: string, change: (current: Snapshot) => Partial<Snapshot>): void {
    const current = this.snapshotOf(paymentId);
    if (current) this.#add(paymentId, { ...current, ...change(current) });
  }

  /** Returns the amount that the provider would still refund, in minor units. */
  refundable(paymentId: string): number {
    const current = this.snapshotOf(paymentId);
    if (current?.status !== 'Succeeded' || current.dispute?.status === 'Lost') return 0;
    const activeRefunds = current.refunds.filter(({ status }) => status !== 'Failed');
    return current.amount - activeRefunds.reduce((sum, { amount }) => sum + amount, 0);
  }

  /**
   * Refunds an amount, or returns the existing refund of a repeated id. A refund above the refundable amount
   * fails.
   */
  refund(
    paymentId: string,
    refundId: string | null,
    amount: number,
    status: ProviderRefund['status'],
  ): ProviderRefund {
    const existing =
      refundId !== null &&
      (this.#refused.get(refundId) ??
        this.snapshotOf(paymentId)?.refunds.find((item) => item.refundId === refundId));
    if (existing) return existing;
    const createdAt = this.#next();
    const isPossible = amount <= this.refundable(paymentId);
    const refund: ProviderRefund = {
      reference: `refund ${this.#minute}`,
      refundId,
      amount,
      status: isPossible ? status : 'Failed',
      failureCode: isPossible ? null : 'amount_too_large',
      createdAt,
    };
    if (this.#history.has(paymentId)) {
      this.#change(paymentId, ({ refunds }) => ({ refunds: [...refunds, refund] }));
    } else if (refundId !== null) {
      this.#refused.set(refundId, refund);
    }
    return refund;
  }

  /** Completes the first pending refund. */
  completeRefund(paymentId: string, status: 'Succeeded' | 'Failed'): void {
    this.#change(paymentId, ({ refunds }) => {
      const pending = refunds.find((item) => item.status === 'Pending');
      return { refunds: refunds.map((item) => (item === pending ? { ...item, status } : item)) };
    });
  }

  /**
   * Opens a dispute or changes its status. Does nothing if the payment failed, or has a pending refund or a
   * closed dispute.
   */
  dispute(paymentId: string, status: ProviderDispute['status']): void {
    const current = this.snapshotOf(paymentId);
    if (current?.status !== 'Succeeded') return;
    if (current.dispute?.status === 'Won' || current.dispute?.status === 'Lost') return;
    if (current.refunds.some((refund) => refund.status === 'Pending')) return;
    const createdAt = current.dispute?.createdAt ?? this.#next();
    const amount = this.refundable(paymentId);
    this.#change(paymentId, () => ({
      dispute: { reference: `dispute ${paymentId}`, status, amount, createdAt },
    }));
  }

  get paymentIds(): string[] {
    return [...this.#history.keys()];
  }

  /**
   * Returns the gross and refunded totals of succeeded payments at the provider, in minor units. Lost
   * disputes count as refunded.
   */
  totals(): { gross: number; refunded: number } {
    const paid = this.paymentIds
      .flatMap((id) => this.snapshotOf(id) ?? [])
      .filter(({ status }) => status === 'Succeeded');
    const returned = paid.flatMap(({ refunds, dispute }) => [
      ...refunds.filter(({ status }) => status === 'Succeeded').map(({ amount }) => amount),
      ...(dispute?.status === 'Lost' ? [dispute.amount] : []),
    ]);
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    return { gross: sum(paid.map(({ amount }) => amount)), refunded: sum(returned) };
  }
}
