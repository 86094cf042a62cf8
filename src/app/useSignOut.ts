import { useSignOutMutation } from '@/api/sessionApi';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';

/** Signs out, once what was typed and not saved may be lost. */
export function useSignOut(): () => void {
  const [signOut] = useSignOutMutation();
  return () => leaveWhenSafe(() => void signOut());
}
