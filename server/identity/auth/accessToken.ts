import * as z from 'zod';
import type { Services } from '../../platform';
import { verifyToken, signToken } from '../../lib/signedToken';

const audience = 'livery-console';
const lifetime = '15 minutes';

export interface AccessClaims {
  companyId: string;
  operatorId: string;
  sessionId: string;
}

type Signing = Pick<Services, 'settings'>;

const claimsSchema = z.object({ sub: z.uuid(), cid: z.uuid(), sid: z.uuid() });

export const signAccessToken = (
  { settings }: Signing,
  { operatorId, companyId, sessionId }: AccessClaims,
): Promise<string> =>
  signToken(settings.signingKey, {
    audience,
    expires: lifetime,
    claims: { sub: operatorId, cid: companyId, sid: sessionId },
  });

/** Returns the claims of an access token, or null if it is invalid. */
export async function readAccessToken({ settings }: Signing, token: string): Promise<AccessClaims | null> {
  const { data } = claimsSchema.safeParse(await verifyToken(settings.signingKeys, audience, token));
  return data ? { operatorId: data.sub, companyId: data.cid, sessionId: data.sid } : null;
}
