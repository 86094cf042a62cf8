import type { Authentication, Services, Viewer } from '../../platform';
import { permissionsOf } from '../../../contract/permissions';
import { loadSessionViewer, trackSessionUse } from '../sessions/sessions.service';
import { readAccessToken, type AccessClaims } from './accessToken';

type Bearer = string | null | undefined;

/** Returns the claims of a valid bearer token, or null. Does not check whether its session is active. */
const readBearer = async (services: Services, bearer: Bearer): Promise<AccessClaims | null> =>
  bearer ? readAccessToken(services, bearer.replace(/^Bearer +/i, '')) : null;

/**
 * Returns the viewer of an access token and records the session's use. Returns null if the token is invalid
 * or its session has ended. Throws `UNAVAILABLE` if the database is unavailable.
 */
export async function authenticate(
  services: Services,
  bearer: Bearer,
  ipAddress: string | null = null,
): Promise<Viewer | null> {
  const claims = await readBearer(services, bearer);
  if (!claims) return null;
  const viewer = await viewerOfSession(services, claims.companyId, claims.sessionId, ipAddress);
  return viewer?.operatorId === claims.operatorId ? viewer : null;
}

/**
 * Returns the viewer of a session, for callers without an access token, and records the session's use.
 * Returns null if the session has ended.
 */
export async function viewerOfSession(
  services: Services,
  companyId: string,
  sessionId: string,
  ipAddress: string | null = null,
): Promise<Viewer | null> {
  // This call throws if the database is unavailable, so that an outage does not look like an ended session.
  const row = await loadSessionViewer(services, companyId, sessionId);
  if (!row) return null;
  await trackSessionUse(services, companyId, sessionId, {
    lastSeenAt: row.last_seen_at,
    ipAddress,
  });
  return {
    companyId,
    companyStatus: row.company_status,
    operatorId: row.operator_id,
    operatorStatus: row.operator_status,
    name: row.operator_name,
    email: row.operator_email,
    role: row.role,
    permissions: new Set(permissionsOf(row.role, row.role_permissions)),
    mustSetUpTwoFactor: row.must_set_up_two_factor,
    sessionId,
  };
}

export const authentication: Authentication = {
  hasValidToken: async (services, authorization) => (await readBearer(services, authorization)) !== null,
  authenticate,
  viewerOfSession,
};
