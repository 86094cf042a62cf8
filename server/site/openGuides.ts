import type { SnapshotGuide } from '../modules/deployments/snapshot';
import type { SiteRequest } from './siteRequest';

/** Everybody's, and those of the plan that the signed-in client has begun and paid for, or tries. */
export const openGuides = ({
  snapshot,
  session,
}: Pick<SiteRequest, 'snapshot' | 'session'>): SnapshotGuide[] =>
  snapshot.guides.filter(
    ({ planIds }) =>
      planIds === null ||
      (session?.openPlanId != null && session.hasBegun && planIds.includes(session.openPlanId)),
  );
