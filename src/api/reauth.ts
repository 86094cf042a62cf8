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
import { wait, withPatience } from './patience';
import type { Transport } from './transport';

const lockName = 'livery-token-exchange';

/** How long a browser may take until another tab reads what this one has stored: cookies are written behind its back. */
const storedElsewhereMs = 300;

interface Renewal {
  isRenewed: boolean;
  /** Something was stored that the other tabs are to read before one of them has its turn. */
  hasStored: boolean;
}

async function underLock(work: () => Promise<Renewal>): Promise<boolean> {
  const { locks } = globalThis.navigator;
  if (!locks) return (await work()).isRenewed;
  return new Promise((resolve, reject) => {
    const turn = async () => {
      const { isRenewed, hasStored } = await work();
      resolve(isRenewed);
      if (hasStored) await wait(storedElsewhereMs);
    };
    locks.request(lockName, turn).catch(reject);
  });
}

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
): Promise<Renewal> {
  // While this tab waited for its turn, another one told it of a new token.
  const current = selectAccessToken(api.getState() as AuthRoot);
  if (current !== refused) return { isRenewed: current !== null, hasStored: false };
  const adopted = tokenOfOtherTab(api.getState() as AuthRoot);
  if (adopted) {
    api.dispatch(accessTokenRenewed(adopted));
    return { isRenewed: true, hasStored: false };
  }
  const refreshToken = selectRefreshToken(api.getState() as AuthRoot);
  const exchanged = await exchangeTokens(base, api, kind);
  // A sign-out or another sign-in came between: this answer belongs to nobody any more.
  if (selectRefreshToken(api.getState() as AuthRoot) !== refreshToken)
    return { isRenewed: false, hasStored: false };
  if (exchanged.error) api.dispatch(signedOut(isPassing(exchanged.error) ? 'Unreachable' : 'Expired'));
  else api.dispatch(accessTokenRenewed(exchanged.accessToken));
  return { isRenewed: !exchanged.error, hasStored: !exchanged.error };
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
