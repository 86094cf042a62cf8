import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';

/** Closed and blocked companies cannot change payments. The payment's details list the permitted actions. */
export const useCanAct = (): boolean => useAppSelector(selectCompany)?.status === 'Active';
