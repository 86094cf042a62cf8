import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';

/** A company that was closed or blocked changes nothing; whether one payment can be acted on, its detail says. */
export const useMayAct = (): boolean => useAppSelector(selectCompany)?.status === 'Active';
