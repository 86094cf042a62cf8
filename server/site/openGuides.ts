import type { SnapshotGuide } from '../modules/deployments/snapshot';
import type { SiteRequest } from './siteRequest';

/** Everybody's, and those for clients on the plan that whoever is signed in has begun. */
export const openGuides = ({
  snapshot,
  session,
}: Pick<SiteRequest, 'snapshot' | 'session'>): SnapshotGuide[] =>
  snapshot.guides.filter(
    ({ planIds }) =>
      planIds === null || (session?.planId != null && session.hasBegun && planIds.includes(session.planId)),
  );
