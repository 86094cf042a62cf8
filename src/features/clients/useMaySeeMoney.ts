import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';

/** Money is for operators who hold Payments; nobody else is offered anything that tells of it. */
export const useMaySeeMoney = (): boolean =>
  useAppSelector((state) => selectOperator(state)?.permissions.includes('MANAGE_PAYMENTS') ?? false);
