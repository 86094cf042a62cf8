import type { ChargeOutcome, ProviderPayment, RefundOutcome } from '../../card-provider/cardProvider';
import type { Db } from '../../db/database';
import type { CardProviderName, PaymentDirection, PaymentMethod, PaymentTrigger } from '../../schema.generated';
import type { NewPayment, NewRefund } from './recording';

/** A failed payment that is to be tried once more. */
export interface NewRetry {
  paymentId: string;
  trigger: PaymentTrigger;
  cardId: string | null;
  method: PaymentMethod | null;
}

/** An attempt whose outcome is not known yet. Its id is the key that the provider is asked with. */
export interface AttemptUnderWay {
  id: string;
  paymentId: string;
  number: number;
  direction: PaymentDirection;
  clientId: string | null;
  cardId: string | null;
  amount: number;
  currency: string;
  description: string | null;
  createdAt: Date;
}

export interface Settlement {
  attemptId: string;
  paymentId: string;
  outcome: Omit<ChargeOutcome, 'idempotencyKey'>;
  provider: CardProviderName | null;
  /** Of a failed one, when it is tried again by itself. */
  nextRetryAt: Date | null;
  /** By the company's clock. */
  at: Date;
}

/**
 * Adds payments, each with its first attempt under way, in the caller's transaction. Returns the ids of those that
 * began: a period that has a payment already is left out.
 */
export declare function beginPayments(
  db: Db,
  companyId: string,
  payments: readonly NewPayment[],
): Promise<string[]>;

/** Begins another attempt of those that are failed still, and returns their ids. */
export declare function beginRetries(
  db: Db,
  companyId: string,
  retries: readonly NewRetry[],
  at: Date,
): Promise<string[]>;

/** Attempts whose outcome is not known yet, the earliest first. */
export declare function attemptsUnderWay(db: Db, companyId: string, limit: number): Promise<AttemptUnderWay[]>;

/**
 * Writes what became of attempts, and moves their clients and subscriptions, in the caller's transaction. What is settled
 * already stays as it is. A Processing outcome leaves the attempt under way.
 */
export declare function settleAttempts(
  db: Db,
  companyId: string,
  settlements: readonly Settlement[],
): Promise<void>;

/**
 * Makes a payment stand as the provider says it does, refunds and dispute included: known by our id, by the provider's,
 * or new. However often and in whatever order it is told, the books are the same.
 */
export declare function recordProviderPayment(
  db: Db,
  companyId: string,
  provider: CardProviderName,
  payment: ProviderPayment,
): Promise<void>;

/** A refund that is under way: what is left of the payment is less by it. NOT_FOUND, or CONFLICT where less is left. */
export declare function beginRefund(db: Db, companyId: string, refund: NewRefund): Promise<void>;

/** Writes what became of a refund that is under way, in the caller's transaction. */
export declare function settleRefund(
  db: Db,
  companyId: string,
  refundId: string,
  outcome: RefundOutcome,
  at: Date,
): Promise<void>;
