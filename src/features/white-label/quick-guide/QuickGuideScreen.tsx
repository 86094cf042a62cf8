import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { hasCode } from '@/api/errors';
import { paths } from '@/config/paths';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/quick-guide';
import { useFreshDetail } from '../content/useFreshDetail';
import { GuideEditor } from './edit/GuideEditor';
import { useGetQuickGuideQuery } from './quickGuideApi';

export default function QuickGuideScreen() {
  const { pathname = '' } = useParams();
  const query = useGetQuickGuideQuery({ pathname }, { refetchOnMountOrArgChange: true });
  const detail = useFreshDetail(query)?.quickGuide;

  if (hasCode(query.error, 'NOT_FOUND')) return <GuideNotFound />;
  if (query.error && !detail) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  if (!detail) {
    return (
      <Stack spacing={2.5} aria-busy>
        <PageHeader title={screens.quickGuides.title} />
        <Skeleton variant="rounded" height={480} />
      </Stack>
    );
  }
  return <GuideEditor key={pathname} detail={detail} />;
}

const GuideNotFound = () => (
  <Stack spacing={2.5}>
    <PageHeader title={screens.quickGuides.title} />
    <EmptyState
      title={texts.thereIsNoSuchGuide}
      action={<Link to={paths.quickGuides}>{texts.seeAllGuides}</Link>}
    >
      {texts.itMayHaveBeenDeleted}
    </EmptyState>
  </Stack>
);
