import type { ChangeKind } from '../../../contract/enums';
import type { EmptyEvent } from '../../platform';

export type PaymentProblem = 'Failed' | 'Disputed' | 'DisputeLost';

declare module '../../platform/events/catalog' {
  interface LiveEvents {
    paymentRecorded: { kind: ChangeKind; ids: string[]; clientIds: string[]; count: number };
    /** Charges may be due. Charging starts without waiting for the next scheduled check. */
    chargesDue: EmptyEvent;
  }

  interface TransactionEvents {
    paymentProblemsFound: { reason: PaymentProblem; paymentIds: readonly string[] };
  }
}
