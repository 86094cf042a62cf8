import { useAppDispatch } from '@/state/hooks';
import { signedIn } from '@/state/authSlice';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** Stores a new session; the routing rules then lead on to where its reader wanted to go. */
export function useSignedIn() {
  const dispatch = useAppDispatch();
  return (tokens: Tokens, rememberMe = false) => {
    dispatch(signedIn({ ...tokens, rememberMe }));
  };
}
