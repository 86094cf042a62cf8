import type { AccessToken, Context } from '../../platform';
import { DomainError } from '../../lib/errors';
import { readCompanyToken } from '../../lib/companyToken';
import { findOpenSession } from '../sessions/sessions.service';
import { signAccessToken } from './accessToken';

/**
 * Returns a new access token for a refresh token, which does not change, and records the session's use.
 * Throws `UNAUTHENTICATED` if the refresh token is invalid or its session has ended.
 */
export async function refreshAccessToken(ctx: Context, refreshToken: string): Promise<AccessToken> {
  const token = readCompanyToken(refreshToken);
  const session = token && (await findOpenSession(ctx, token.companyId, token.hash));
  if (!session) throw new DomainError('UNAUTHENTICATED', 'Your session has ended. Sign in again.');
  return { accessToken: await signAccessToken(ctx.services, session) };
}
