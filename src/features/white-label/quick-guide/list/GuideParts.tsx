import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/format';
import { Link } from '@/ui/Link';
import { LiveLink } from '../../content/LiveLink';
import type { Guide } from '../quickGuideApi';

export interface GuidePlan {
  id: string;
  name: string;
}

export const GuideName = ({ guide }: { guide: Guide }) => (
  <>
    <Link to={paths.quickGuide(guide.pathname)} isQuiet>
      {guide.title}
    </Link>
    {guide.summary && (
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {guide.summary}
      </Typography>
    )}
  </>
);

/** Whose clients see it; plans that are gone are counted. */
export function audienceWords({ planIds }: Guide, plans: readonly GuidePlan[]): string {
  if (planIds === null) return 'Everybody';
  const names = plans.filter(({ id }) => planIds.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : formatCount(planIds.length, 'plan');
}

export const GuideLive = ({ guide: { deployedPathname, title } }: { guide: Guide }) => (
  <LiveLink path={deployedPathname === null ? null : `/guides/${deployedPathname}`} title={title} />
);
