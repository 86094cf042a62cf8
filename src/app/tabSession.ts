import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';
import type { StoredTokens } from '@/lib/cookies';
import type { AuthData } from '@/state/authSlice';

export type SessionChange = 'same' | 'signedOut' | 'renewed' | 'otherSession' | 'signedIn';

type Tokens = Pick<AuthData, 'accessToken' | 'refreshToken'>;

const isEmpty = ({ accessToken, refreshToken }: Tokens) => accessToken === null && refreshToken === null;

/**
 * Compares this tab's tokens with the cookies that all tabs share, to detect how another tab changed the
 * session.
 */
export function detectSessionChange(own: Tokens, stored: StoredTokens, pathname: string): SessionChange {
  // Only the login page adopts another tab's sign-in, because other public pages may have unfinished input.
  if (isEmpty(own)) return !isEmpty(stored) && isAt(paths.login, pathname) ? 'signedIn' : 'same';
  if (isEmpty(stored)) return 'signedOut';
  if (stored.refreshToken !== own.refreshToken) return 'otherSession';
  if (stored.accessToken === null || stored.accessToken === own.accessToken) return 'same';
  return own.refreshToken === null ? 'otherSession' : 'renewed';
}
