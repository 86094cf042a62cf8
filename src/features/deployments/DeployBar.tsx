import Box from '@mui/material/Box';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format';
import { useOpenFromUrl } from '@/lib/useOpenFromUrl';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import { Link } from '@/ui/Link';
import { NoticeBar, NoticeBarSkeleton } from '@/ui/NoticeBar';
import * as texts from '@/texts/deployments';
import { useGetUndeployedChangesQuery } from './deploymentsApi';
import { ReviewDialog } from './ReviewDialog';
import { RunningNotice } from './RunningNotice';

export default function DeployBar() {
  const company = useAppSelector(selectCompany);
  const { data, isLoading } = useGetUndeployedChangesQuery();
  const [isReviewing, setReviewing] = useOpenFromUrl('deploy');
  if (isLoading) return <NoticeBarSkeleton />;
  if (!company || !data) return null;
  const { count, publishedAt } = data.undeployedChanges;
  const running = company.activeDeployment;
  const isPublishing = running !== null && running.kind !== 'CustomDomain';

  return (
    <NoticeBar label={texts.whatClientsSee}>
      {running && <RunningNotice deployment={running} />}
      {!isPublishing && (
        <Box
          component="span"
          role="status"
          sx={count > 0 ? { color: 'text.primary', fontWeight: 500 } : null}
        >
          {count > 0 && texts.unpublishedChange(count)}
          {count === 0 && publishedAt && texts.clientsSeeEverything(formatDate(publishedAt, 'dateTime'))}
          {count === 0 && !publishedAt && texts.nothingHasBeenPublishedYet}
        </Box>
      )}
      {!isPublishing && count > 0 && (
        <Button size={1} onClick={() => setReviewing(true)} aria-haspopup="dialog">
          {texts.reviewAndDeploy}
        </Button>
      )}
      <Box component="span" sx={{ ml: 'auto', display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {company.dashboardLink && (
          <ExternalLink href={company.dashboardLink}>{texts.openTheClientDashboard}</ExternalLink>
        )}
        <Link to={paths.deployments}>{texts.history}</Link>
      </Box>
      {isReviewing && <ReviewDialog onClose={() => setReviewing(false)} />}
    </NoticeBar>
  );
}
