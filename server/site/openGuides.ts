import type { SnapshotGuide } from '../modules/deployments/snapshot';
import type { SiteRequest } from './siteRequest';

/** Everybody's, and those for clients on the plan of whoever is signed in. */
export const openGuides = ({
  snapshot,
  session,
}: Pick<SiteRequest, 'snapshot' | 'session'>): SnapshotGuide[] =>
  snapshot.guides.filter(
    ({ planIds }) => planIds === null || (session?.planId != null && planIds.includes(session.planId)),
  );
