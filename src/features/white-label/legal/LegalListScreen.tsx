import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { formatDay, todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as screens from '@/texts/app/screens';
import { thePagesThatClientsRead } from '@/texts/white-label/legal';
import * as texts from '@/texts/white-label/legal/list';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';
import { StatusBadge } from '@/ui/StatusBadge';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { ContentBadges, formatEdit, LiveLink } from '../content/contentCells';
import { type LegalPageRow, useGetLegalPagesQuery } from './legalApi';

interface LegalPageProps {
  page: LegalPageRow;
}

function legalVersion({ version, acceptedCount }: LegalPageRow): string {
  if (version === null) return '—';
  return acceptedCount === null ? String(version) : texts.acceptedByClient(version, acceptedCount);
}

/**
 * Shows the date of the next review, highlighted once due in the company's time zone, or a dash if none is
 * scheduled.
 */
function ReviewDue({ page: { reviewDueOn } }: LegalPageProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  if (!reviewDueOn) return '—';
  if (reviewDueOn > todayIn(timeZone)) return formatDay(reviewDueOn);
  return <StatusBadge tone="red">{texts.dueSince(formatDay(reviewDueOn))}</StatusBadge>;
}

const LegalLive = ({ page: { pathname, title, deployedVersion } }: LegalPageProps) => (
  <LiveLink path={deployedVersion === null ? null : `/legal/${pathname}`} title={title} />
);

function LegalTitle({ page: { pathname, title, isTemplate } }: LegalPageProps) {
  return (
    <>
      <Link to={paths.legalPage(pathname)} isQuiet>
        {title}
      </Link>
      {isTemplate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.aTemplateToBeChecked}
        </Typography>
      )}
    </>
  );
}

const columns: readonly Column<LegalPageRow>[] = [
  {
    id: 'page',
    header: texts.page,
    cell: ({ row }) => <LegalTitle page={row.original} />,
    meta: { isRowHeader: true, card: 'title' },
  },
  {
    id: 'status',
    header: texts.status,
    cell: ({ row }) => <ContentBadges {...row.original} />,
    meta: { card: 'line' },
  },
  { id: 'version', header: texts.version, accessorFn: legalVersion },
  {
    id: 'updated',
    header: texts.updated,
    accessorFn: ({ updatedAt, updatedBy }) => formatEdit(updatedAt, updatedBy),
  },
  { id: 'review', header: texts.review, cell: ({ row }) => <ReviewDue page={row.original} /> },
  { id: 'publicPage', header: texts.publicPage, cell: ({ row }) => <LegalLive page={row.original} /> },
];

export default function LegalListScreen() {
  const { data, error, refetch } = useGetLegalPagesQuery();

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.legal.title}>{thePagesThatClientsRead}</PageHeader>
      <DataTable
        label={texts.legalPages}
        columns={columns}
        rows={data?.legalPages}
        getRowId={({ pathname }) => pathname}
        error={error}
        onRetry={refetch}
        skeletonRows={5}
        isScrollFocusable
        // Every company has the same five legal pages.
        empty={null}
      />
    </Stack>
  );
}
