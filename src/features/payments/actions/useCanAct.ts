import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';

/**
 * Returns whether the company is active. Companies with another status cannot change payments; in an active
 * one, the payment's details list the permitted actions.
 */
export const useCanAct = (): boolean => useAppSelector(selectCompany)?.status === 'Active';
