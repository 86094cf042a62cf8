import { useAppDispatch } from '@/state/hooks';
import { signedIn } from '@/state/authSlice';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Returns a function that stores a new session. The routing rules then redirect to the requested page. */
export function useStoreSession() {
  const dispatch = useAppDispatch();
  return (tokens: Tokens, rememberMe = false) => {
    dispatch(signedIn({ ...tokens, rememberMe }));
  };
}
