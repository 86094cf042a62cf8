import type { Payment } from '../../platform/api/types';

export const paymentTarget = ({ id, number }: Pick<Payment, 'id' | 'number'>) => ({
  targetType: 'Payment',
  targetId: id,
  targetLabel: `#${number}`,
});
