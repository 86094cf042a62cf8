import type { Services, Viewer } from '../../context';
import { permissionsOf } from '../roles/rolePermissions';
import { noteSessionUse, sessionViewer } from '../sessions/service';
import { readAccessToken, type AccessClaims } from './accessToken';

type Bearer = string | null | undefined;

/** What an Authorization header says that we signed; whether it still holds, nobody was asked. */
export const readBearer = async (services: Services, bearer: Bearer): Promise<AccessClaims | null> =>
  bearer ? readAccessToken(services, bearer.replace(/^Bearer +/i, '')) : null;

/** Who the bearer of an access token is now; null when they are nobody, UNAVAILABLE when nobody can tell. */
export async function authenticate(
  services: Services,
  bearer: Bearer,
  usedFrom: string | null = null,
): Promise<Viewer | null> {
  const claims = await readBearer(services, bearer);
  if (!claims) return null;
  const viewer = await viewerOfSession(services, claims.companyId, claims.sessionId, usedFrom);
  return viewer?.operatorId === claims.operatorId ? viewer : null;
}

/** Who a session belongs to now; null when it has ended. A socket asks again with it, long after its token ran out. */
export async function viewerOfSession(
  services: Services,
  companyId: string,
  sessionId: string,
  usedFrom: string | null = null,
): Promise<Viewer | null> {
  // A database that is away throws here: it must never look like a session that has ended.
  const row = await sessionViewer(services, companyId, sessionId);
  if (!row) return null;
  await noteSessionUse(services, companyId, sessionId, { lastSeenAt: row.last_seen_at, usedFrom });
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
