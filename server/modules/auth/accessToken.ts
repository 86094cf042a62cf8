import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import type { Services } from '../../context';

const issuer = 'livery';
const audience = 'livery-console';
const algorithm = 'HS256';
const lifetime = '15 minutes';

export interface AccessClaims {
  companyId: string;
  operatorId: string;
  sessionId: string;
}

type Signing = Pick<Services, 'settings'>;

const ourClaims = z.object({ sub: z.uuid(), cid: z.uuid(), sid: z.uuid() });

export const signAccessToken = ({ settings }: Signing, claims: AccessClaims): Promise<string> =>
  new SignJWT({ cid: claims.companyId, sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(claims.operatorId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(settings.signingKey);

/** Null for whatever is not a valid access token of ours, for any reason. */
export async function readAccessToken({ settings }: Signing, token: string): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, settings.signingKey, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['exp', 'iat'],
    });
    const claims = ourClaims.safeParse(payload);
    if (!claims.success) return null;
    return { operatorId: claims.data.sub, companyId: claims.data.cid, sessionId: claims.data.sid };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
