import type { SnapshotGuide } from '../modules/deployments/snapshot';
import type { SiteRequest } from './siteRequest';

/** Public guides, and those of the signed-in client's paid or trial plan. */
export const openGuides = ({
  snapshot,
  session,
}: Pick<SiteRequest, 'snapshot' | 'session'>): SnapshotGuide[] =>
  snapshot.guides.filter(
    ({ planIds }) =>
      planIds === null ||
      (session?.openPlanId != null && session.hasBegun && planIds.includes(session.openPlanId)),
  );
