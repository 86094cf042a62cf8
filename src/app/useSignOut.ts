import { useSignOutMutation } from '@/api/sessionApi';
import { signedOut } from '@/state/authSlice';
import { useAppDispatch } from '@/state/hooks';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';

const maxWaitMs = 2000;

/**
 * Returns a function that signs out, after a confirmation if there are unsaved changes. Waits at most 2
 * seconds for the server to end the session.
 */
export function useSignOut(): () => void {
  const [endSession] = useSignOutMutation();
  const dispatch = useAppDispatch();
  const leaveWhenSafe = useUnsavedChanges();

  return () =>
    leaveWhenSafe(() => {
      const timeout = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
      void Promise.race([endSession(), timeout]).then(() => dispatch(signedOut()));
    });
}
