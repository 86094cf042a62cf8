import type { Payment } from '../../schema.generated';

/** What the record calls a payment. */
export const paymentTarget = ({ id, number }: Pick<Payment, 'id' | 'number'>) => ({
  targetType: 'Payment',
  targetId: id,
  targetLabel: `#${number}`,
});
