import type { ChangeKind } from '../../../contract/enums';

export type PaymentProblem = 'Failed' | 'Disputed' | 'DisputeLost';

declare module '../../platform/events/catalog' {
  interface LiveEvents {
    paymentRecorded: { kind: ChangeKind; ids: string[]; clientIds: string[]; count: number };
  }

  interface TransactionEvents {
    paymentProblemsFound: { reason: PaymentProblem; paymentIds: readonly string[] };
  }
}
