import { paths } from '@/config/paths';
import { isAt } from '@/lib/isAt';
import type { StoredTokens } from '@/lib/cookies';
import type { AuthData } from '@/state/authSlice';

export type TabNews = 'same' | 'signedOut' | 'renewed' | 'otherSession' | 'signedIn';

type Tokens = Pick<AuthData, 'accessToken' | 'refreshToken'>;

const isEmpty = ({ accessToken, refreshToken }: Tokens) => accessToken === null && refreshToken === null;

/** What became of this tab's session in the others, as far as the cookies that they share tell. */
export function tabNews(own: Tokens, stored: StoredTokens, pathname: string): TabNews {
  // Only the login page makes way for another tab's sign-in: elsewhere somebody may be in the middle of something.
  if (isEmpty(own)) return !isEmpty(stored) && isAt(paths.login, pathname) ? 'signedIn' : 'same';
  if (isEmpty(stored)) return 'signedOut';
  if (stored.refreshToken !== own.refreshToken) return 'otherSession';
  if (stored.accessToken === null || stored.accessToken === own.accessToken) return 'same';
  return own.refreshToken === null ? 'otherSession' : 'renewed';
}
