import type { Services, Viewer } from '../../context';
import { DomainError } from '../../errors';
import { permissionsOf } from '../roles/rolePermissions';
import { noteSessionUse, sessionViewer } from '../sessions/service';
import { readAccessToken } from './accessToken';

/** Who the bearer of an access token is now; null when they are nobody, UNAVAILABLE when nobody can tell. */
export async function authenticate(
  services: Services,
  bearer: string | null | undefined,
): Promise<Viewer | null> {
  const claims = bearer ? await readAccessToken(services, bearer.replace(/^Bearer +/i, '')) : null;
  if (!claims) return null;
  const row = await sessionViewer(services, claims.companyId, claims.sessionId).catch((error: unknown) => {
    // A database that is away must never look like a session that has ended: that would sign everybody out.
    if (error instanceof DomainError) throw error;
    throw new DomainError('UNAVAILABLE', 'Livery is not available at the moment. Try again shortly.');
  });
  if (!row || row.operator_id !== claims.operatorId) return null;
  await noteSessionUse(services, claims.companyId, claims.sessionId, row.last_seen_at);
  return {
    companyId: claims.companyId,
    companyStatus: row.company_status,
    operatorId: row.operator_id,
    operatorStatus: row.operator_status,
    name: row.operator_name,
    email: row.operator_email,
    role: row.role,
    permissions: new Set(permissionsOf(row.role, row.role_permissions)),
    sessionId: claims.sessionId,
  };
}
