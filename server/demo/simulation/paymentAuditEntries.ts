import type { AuditEntry } from '../../platform';
import { paymentTarget } from '../../billing';
import type { NewRefund } from '../../billing/demo';
import type { Actors } from './actors';
import type { DemoPayment } from './attempts';

/**
 * Returns audit entries for refunds and manual retries. Payments are numbered by their position in
 * `payments`.
 */
export function paymentAuditEntries(
  { system: { companyId }, members }: Actors,
  payments: readonly DemoPayment[],
  refunds: readonly NewRefund[],
): AuditEntry[] {
  const numbers = new Map(payments.map(({ id }, index) => [id, index + 1]));
  const target = (id: string) => paymentTarget({ id, number: numbers.get(id) ?? 0 });
  const by = (id: string | null, name: string | null) => ({ companyId, type: 'Operator', id, name }) as const;
  const [founder] = members;
  return [
    ...refunds.map(({ paymentId, amount, reason, createdBy, createdByName, createdAt }) => ({
      action: 'payment.refunded' as const,
      ...target(paymentId),
      changes: [
        { field: 'refundAmount', before: null, after: amount },
        { field: 'reason', before: null, after: reason },
      ],
      actor: by(createdBy, createdByName ?? null),
      occurredAt: createdAt,
    })),
    ...payments.flatMap(({ id, demoAttempts }) =>
      demoAttempts
        .filter(({ trigger }) => trigger === 'RetryManual')
        .map(({ at }) => ({
          action: 'payment.retried' as const,
          ...target(id),
          actor: by(founder?.id ?? null, founder?.name ?? null),
          occurredAt: new Date(at),
        })),
    ),
  ];
}
