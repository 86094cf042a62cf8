import type { Services, Viewer } from '../../context';
import { mayDo } from '../../permissions';
import { viewerOfSession } from '../auth/authenticate';

/** Whoever looks on as a client sees it, while the console would let them in as well: what it took to begin, it takes all along. */
export async function onlooker(
  services: Services,
  companyId: string,
  sessionId: string,
): Promise<Viewer | null> {
  const viewer = await viewerOfSession(services, companyId, sessionId);
  if (viewer?.operatorStatus !== 'Active' || viewer.mustSetUpTwoFactor) return null;
  return mayDo(viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read') ? viewer : null;
}
