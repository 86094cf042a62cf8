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
import * as texts from '@/texts/white-label/legal';
import { useFreshDetail } from '../content/useFreshDetail';
import { LegalEditor } from './edit/LegalEditor';
import { useGetLegalPageQuery } from './legalApi';

export default function LegalPageScreen() {
  const { pathname = '' } = useParams();
  const query = useGetLegalPageQuery({ pathname }, { refetchOnMountOrArgChange: true });
  const detail = useFreshDetail(query)?.legalPage;

  if (hasCode(query.error, 'NOT_FOUND')) return <PageNotFound />;
  if (query.error && !detail) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  if (!detail) {
    return (
      <Stack spacing={2.5} aria-busy>
        <PageHeader title={screens.legal.title} />
        <Skeleton variant="rounded" height={480} />
      </Stack>
    );
  }
  return <LegalEditor key={pathname} detail={detail} />;
}

const PageNotFound = () => (
  <Stack spacing={2.5}>
    <PageHeader title={screens.legal.title} />
    <EmptyState
      title={texts.thereIsNoSuchLegalPage}
      action={<Link to={paths.legal}>{texts.seeAllLegalPages}</Link>}
    >
      {texts.theAddressMayHaveBeenMistyped}
    </EmptyState>
  </Stack>
);
