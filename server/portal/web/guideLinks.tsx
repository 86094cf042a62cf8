import { langOf, type SnapshotGuide } from '../../brand';
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

interface GuideLinksProps {
  guides: readonly SnapshotGuide[];
  /** The heading level of the titles. */
  heading: 'h2' | 'h3';
}

export const GuideLinks = ({ guides, heading: Heading }: GuideLinksProps) => (
  <div className="cards">
    {guides.map((guide) => (
      <a key={guide.pathname} className="card" href={`/guides/${guide.pathname}`}>
        <Heading dir="auto" lang={langOf(guide, 'title')}>
          {guide.title}
        </Heading>
        {guide.summary && (
          <p dir="auto" lang={langOf(guide, 'summary')}>
            {guide.summary}
          </p>
        )}
      </a>
    ))}
  </div>
);
