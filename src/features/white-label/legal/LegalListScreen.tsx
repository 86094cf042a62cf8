import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { paths } from '@/config/paths';
import { formatDay, todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
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
  return acceptedCount === null
    ? String(version)
    : t`${plural(acceptedCount, { one: `${version}, accepted by # client`, other: `${version}, accepted by # clients` })}`;
}

/**
 * Shows the date of the next review, highlighted once due in the company's time zone, or a dash if none is
 * scheduled.
 */
function ReviewDue({ page: { reviewDueOn } }: LegalPageProps) {
  const { t } = useLingui();
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  if (!reviewDueOn) return '—';
  if (reviewDueOn > todayIn(timeZone)) return formatDay(reviewDueOn);
  return <StatusBadge tone="red">{t`Due ${{ day: formatDay(reviewDueOn) }}`}</StatusBadge>;
}

const LegalLive = ({ page: { pathname, title, deployedVersion } }: LegalPageProps) => (
  <LiveLink path={deployedVersion === null ? null : `/legal/${pathname}`} title={title} />
);

function LegalTitle({ page: { pathname, title, isTemplate } }: LegalPageProps) {
  const { t } = useLingui();
  return (
    <>
      <Link to={paths.legalPage(pathname)} isQuiet>
        {title}
      </Link>
      {isTemplate && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t`Template. Have a lawyer review it.`}
        </Typography>
      )}
    </>
  );
}

function useColumns(): Column<LegalPageRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'page',
        header: t`Page`,
        cell: ({ row }) => <LegalTitle page={row.original} />,
        meta: { isRowHeader: true, card: 'title' },
      },
      {
        id: 'status',
        header: t`Status`,
        cell: ({ row }) => <ContentBadges {...row.original} />,
        meta: { card: 'line' },
      },
      { id: 'version', header: t`Version`, accessorFn: legalVersion },
      {
        id: 'updated',
        header: t`Updated`,
        accessorFn: ({ updatedAt, updatedBy }) => formatEdit(updatedAt, updatedBy),
      },
      { id: 'review', header: t`Next review`, cell: ({ row }) => <ReviewDue page={row.original} /> },
      { id: 'publicPage', header: t`Public page`, cell: ({ row }) => <LegalLive page={row.original} /> },
    ],
    [t],
  );
}

export default function LegalListScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetLegalPagesQuery();
  const columns = useColumns();

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Legal`}
      >{t`Pages linked at the bottom of your client dashboard. Clients see a page after you publish and deploy it.`}</PageHeader>
      <DataTable
        label={t`Legal pages`}
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
