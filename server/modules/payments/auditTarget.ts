import type { Payment } from '../../schema.generated';

/** Returns the audit target of a payment. */
export const paymentTarget = ({ id, number }: Pick<Payment, 'id' | 'number'>) => ({
  targetType: 'Payment',
  targetId: id,
  targetLabel: `#${number}`,
});
