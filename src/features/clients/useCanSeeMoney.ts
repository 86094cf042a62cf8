import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';

/**
 * Returns whether the operator may see amounts. Without `MANAGE_PAYMENTS`, the console hides amounts and
 * everything derived from them.
 */
export const useCanSeeMoney = (): boolean =>
  useAppSelector((state) => selectOperator(state)?.permissions.includes('MANAGE_PAYMENTS') ?? false);
