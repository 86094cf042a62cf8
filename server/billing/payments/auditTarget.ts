import type { Payment } from '../../platform/api/schema.generated';

export const paymentTarget = ({ id, number }: Pick<Payment, 'id' | 'number'>) => ({
  targetType: 'Payment',
  targetId: id,
  targetLabel: `#${number}`,
});
