import { readTokens } from '@/lib/cookies';
import { accessTokenRenewed, type AuthData, authDataOf, signedOut } from '@/state/authSlice';
import { isTransient, isUnauthorized } from './errors';
import { exchangeTokens, type ExchangeKind, type SessionApi } from './exchange';
import { wait, retryWhileUnavailable } from './retryWhileUnavailable';
import type { Transport } from './transport';

const lockName = 'livery-token-exchange';

/**
 * How long to hold the lock until other tabs can read a stored cookie, which browsers write asynchronously.
 */
const cookieDelayMs = 300;

interface RenewalResult {
  isRenewed: boolean;
  /** Whether a token was stored. The next tab must be able to read it before it gets the lock. */
  hasStored: boolean;
}

async function withLock(renewal: () => Promise<RenewalResult>): Promise<boolean> {
  const { locks } = globalThis.navigator;
  if (!locks) return (await renewal()).isRenewed;
  return new Promise((resolve, reject) => {
    const lockedTask = async () => {
      const { isRenewed, hasStored } = await renewal();
      resolve(isRenewed);
      if (hasStored) await wait(cookieDelayMs);
    };
    locks.request(lockName, lockedTask).catch(reject);
  });
}

/** Returns the access token that another tab has stored for the same session, or null. */
function tokenOfOtherTab(authData: AuthData): string | null {
  const stored = readTokens();
  const isSameSession = stored.refreshToken !== null && stored.refreshToken === authData.refreshToken;
  return isSameSession && stored.accessToken !== authData.accessToken ? stored.accessToken : null;
}

async function renew(
  base: Transport,
  api: SessionApi,
  kind: ExchangeKind,
  rejectedToken: string | null,
): Promise<RenewalResult> {
  // Another tab may have sent a new token while this tab waited for the lock.
  const current = authDataOf(api.getState()).accessToken;
  if (current !== rejectedToken) return { isRenewed: current !== null, hasStored: false };
  const adopted = tokenOfOtherTab(authDataOf(api.getState()));
  if (adopted) {
    api.dispatch(accessTokenRenewed(adopted));
    return { isRenewed: true, hasStored: false };
  }
  const refreshToken = authDataOf(api.getState()).refreshToken;
  const exchangeResult = await exchangeTokens(base, api, kind);
  // If the session ended or changed during the exchange, the result no longer applies.
  if (authDataOf(api.getState()).refreshToken !== refreshToken) return { isRenewed: false, hasStored: false };
  if (exchangeResult.error)
    api.dispatch(signedOut(isTransient(exchangeResult.error) ? 'Unreachable' : 'Expired'));
  else api.dispatch(accessTokenRenewed(exchangeResult.accessToken));
  return { isRenewed: !exchangeResult.error, hasStored: !exchangeResult.error };
}

export interface Reauth {
  baseQuery: Transport;
  /**
   * Exchanges the refresh token once for all concurrent callers. Resolves to whether there is a new access
   * token.
   */
  renewSession(api: SessionApi, kind: ExchangeKind): Promise<boolean>;
}

/** Wraps the transport so that rejected calls are replayed after one shared exchange of the refresh token. */
export function withReauth(base: Transport): Reauth {
  let exchangeInFlight: Promise<boolean> | null = null;

  const renewSession: Reauth['renewSession'] = (api, kind) => {
    const { accessToken, refreshToken } = authDataOf(api.getState());
    if (!refreshToken) {
      if (accessToken) api.dispatch(signedOut('Expired'));
      return Promise.resolve(false);
    }
    exchangeInFlight ??= withLock(() => renew(base, api, kind, accessToken)).finally(
      () => (exchangeInFlight = null),
    );
    return exchangeInFlight;
  };

  // A failed operator query ends the session, so temporary failures are retried.
  const send: Transport = async (call, api, extra) =>
    api.endpoint === 'GetCurrentOperator'
      ? retryWhileUnavailable(async () => base(call, api, extra), api.signal)
      : base(call, api, extra);

  const baseQuery: Transport = async (call, api, extra) => {
    const sentToken = authDataOf(api.getState()).accessToken;
    const firstResult = await send(call, api, extra);
    if (!firstResult.error || !isUnauthorized(firstResult.error) || !sentToken) return firstResult;
    const current = authDataOf(api.getState()).accessToken;
    if (current && sentToken !== current) return send(call, api, extra);
    return (await renewSession(api, 'afterRefusal')) ? send(call, api, extra) : firstResult;
  };

  return { baseQuery, renewSession };
}
