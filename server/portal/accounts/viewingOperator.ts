import { canPerform, type Services, type Viewer } from '../../platform';
import { viewerOfSession } from '../../identity';

/**
 * Returns the operator who views the portal as a client, or null if their console session no longer permits
 * it.
 */
export async function findViewingOperator(
  services: Services,
  companyId: string,
  sessionId: string,
): Promise<Viewer | null> {
  const viewer = await viewerOfSession(services, companyId, sessionId);
  if (viewer?.operatorStatus !== 'Active' || viewer.mustSetUpTwoFactor) return null;
  return canPerform(viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read') ? viewer : null;
}
