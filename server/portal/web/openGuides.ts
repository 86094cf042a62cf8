import type { SnapshotGuide } from '../../brand';
import type { PortalRequest } from './portalRequest';

/** Returns the public guides, and the guides of the signed-in client's open plan. */
export const openGuides = ({
  snapshot,
  session,
}: Pick<PortalRequest, 'snapshot' | 'session'>): SnapshotGuide[] =>
  snapshot.guides.filter(
    ({ planIds }) =>
      planIds === null ||
      (session?.openPlanId != null && session.hasStartedPlan && planIds.includes(session.openPlanId)),
  );
