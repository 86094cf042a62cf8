import { readTokens } from '@/lib/cookies';
import {
  accessTokenRenewed,
  selectAccessToken,
  selectRefreshToken,
  signedOut,
  type AuthRoot,
} from '@/state/authSlice';
import { isPassing, isUnauthorised } from './errors';
import { exchangeTokens, type ExchangeKind, type SessionApi } from './exchange';
import { withPatience } from './patience';
import type { Transport } from './transport';

const lockName = 'livery-token-exchange';

const underLock = (work: () => Promise<boolean>): Promise<boolean> =>
  globalThis.navigator.locks ? globalThis.navigator.locks.request(lockName, work) : work();

/** The access token that another tab has stored meanwhile for the same session. */
export function tokenOfOtherTab({ auth: { authData } }: AuthRoot): string | null {
  const stored = readTokens();
  const isSameSession = stored.refreshToken !== null && stored.refreshToken === authData.refreshToken;
  return isSameSession && stored.accessToken !== authData.accessToken ? stored.accessToken : null;
}

async function renew(
  base: Transport,
  api: SessionApi,
  kind: ExchangeKind,
  refused: string | null,
): Promise<boolean> {
  // While this tab waited for its turn, another one told it of a new token.
  const current = selectAccessToken(api.getState() as AuthRoot);
  if (current !== refused) return current !== null;
  const adopted = tokenOfOtherTab(api.getState() as AuthRoot);
  if (adopted) {
    api.dispatch(accessTokenRenewed(adopted));
    return true;
  }
  const refreshToken = selectRefreshToken(api.getState() as AuthRoot);
  const exchanged = await exchangeTokens(base, api, kind);
  // A sign-out or another sign-in came between: this answer belongs to nobody any more.
  if (selectRefreshToken(api.getState() as AuthRoot) !== refreshToken) return false;
  if (exchanged.error) api.dispatch(signedOut(isPassing(exchanged.error) ? 'Unreachable' : 'Expired'));
  else api.dispatch(accessTokenRenewed(exchanged.accessToken));
  return !exchanged.error;
}

export interface Reauth {
  baseQuery: Transport;
  /** Exchanges the refresh token, once however many ask; resolves to whether there is a new access token. */
  renewSession(api: SessionApi, kind: ExchangeKind): Promise<boolean>;
}

/** Wraps the transport: a refused call is sent once more after one exchange that all refused calls share. */
export function withReauth(base: Transport): Reauth {
  let exchangeInFlight: Promise<boolean> | null = null;

  const renewSession: Reauth['renewSession'] = (api, kind) => {
    const { auth } = api.getState() as AuthRoot;
    if (!auth.authData.refreshToken) {
      if (auth.authData.accessToken) api.dispatch(signedOut('Expired'));
      return Promise.resolve(false);
    }
    exchangeInFlight ??= underLock(() => renew(base, api, kind, auth.authData.accessToken)).finally(
      () => (exchangeInFlight = null),
    );
    return exchangeInFlight;
  };

  // The operator query decides whether a session stands, so it is not given up at the first silence.
  const send: Transport = async (call, api, extra) =>
    api.endpoint === 'GetCurrentOperator'
      ? withPatience(async () => base(call, api, extra), api.signal)
      : base(call, api, extra);

  const baseQuery: Transport = async (call, api, extra) => {
    const sentWith = selectAccessToken(api.getState() as AuthRoot);
    const first = await send(call, api, extra);
    if (!first.error || !isUnauthorised(first.error) || !sentWith) return first;
    const current = selectAccessToken(api.getState() as AuthRoot);
    if (current && sentWith !== current) return send(call, api, extra);
    return (await renewSession(api, 'afterRefusal')) ? send(call, api, extra) : first;
  };

  return { baseQuery, renewSession };
}
