import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/white-label/quick-guide/list';
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

/**
 * Returns the names of the guide's plans, their number if `plans` has none of them, or a label for everyone.
 */
export function audienceLabel({ planIds }: Guide, plans: readonly GuidePlan[]): string {
  if (planIds === null) return texts.everybody;
  const names = plans.filter(({ id }) => planIds.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : texts.plan(planIds.length);
}

export const GuideLive = ({ guide: { deployedPathname, title } }: { guide: Guide }) => (
  <LiveLink path={deployedPathname === null ? null : `/guides/${deployedPathname}`} title={title} />
);
