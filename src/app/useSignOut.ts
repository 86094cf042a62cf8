import { useSignOutMutation } from '@/api/sessionApi';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { signedOut } from '@/state/authSlice';
import { useAppDispatch } from '@/state/hooks';

const patienceMs = 2000;

/** Ends the session on the server, then here; a server that does not answer keeps nobody signed in. */
export function useSignOut(): () => void {
  const [endSession] = useSignOutMutation();
  const dispatch = useAppDispatch();

  return () =>
    leaveWhenSafe(() => {
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
      void Promise.race([endSession(), patience]).then(() => dispatch(signedOut()));
    });
}
