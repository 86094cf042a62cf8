import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { paths } from '@/config/paths';
import { formatList } from '@/lib/format';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { isolated } from '@/ui/isolated';
import { Link } from '@/ui/Link';
import { NoMatch } from '@/ui/NoMatch';
import type { Column } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { FilterSelects } from '@/ui/table/FilterBar';
import {
  type ListSpec,
  pagesOnly,
  type TextFilters,
  textFilters,
  useListState,
} from '@/ui/table/useListState';
import { useRowOrder } from '@/ui/table/useRowOrder';
import { ContentBadges, contentStatusLabels, formatEdit, LiveLink } from '../../content/contentCells';
import { type Guide, useGetGuidePlansQuery, useReorderQuickGuidesMutation } from '../quickGuideApi';
import { useGuideActions } from './useGuideActions';

const GuideName = ({ guide }: { guide: Guide }) => (
  <>
    <Link to={paths.quickGuide(guide.pathname)} isQuiet>
      {guide.title}
    </Link>
    {guide.summary && (
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {isolated(guide.summary)}
      </Typography>
    )}
  </>
);

/** Shows the names of the guide's plans, or their number until the plans load. */
function GuideAudience({ guide: { planIds } }: { guide: Guide }) {
  const { t } = useLingui();
  const { data } = useGetGuidePlansQuery();
  if (planIds === null) return t`Everyone`;
  const names =
    data?.clientBillingPlans.filter(({ id }) => planIds.includes(id)).map(({ name }) => name) ?? [];
  return names.length > 0
    ? formatList(names)
    : t`${plural({ count: planIds.length }, { one: '# plan', other: '# plans' })}`;
}

const GuideLive = ({ guide: { deployedPathname, title } }: { guide: Guide }) => (
  <LiveLink path={deployedPathname === null ? null : `/guides/${deployedPathname}`} title={title} />
);

function useColumns(): Column<Guide>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: 'guide',
        header: t`Guide`,
        cell: ({ row }) => <GuideName guide={row.original} />,
        meta: { isRowHeader: true, card: 'title' },
      },
      {
        id: 'status',
        header: t`Status`,
        cell: ({ row }) => <ContentBadges {...row.original} />,
        meta: { card: 'line' },
      },
      { id: 'version', header: t`Version`, accessorFn: ({ version }) => version ?? '—' },
      { id: 'seenBy', header: t`Audience`, cell: ({ row }) => <GuideAudience guide={row.original} /> },
      {
        id: 'updated',
        header: t`Updated`,
        accessorFn: ({ updatedAt, updatedBy }) => formatEdit(updatedAt, updatedBy),
      },
      { id: 'publicPage', header: t`Public page`, cell: ({ row }) => <GuideLive guide={row.original} /> },
    ],
    [t],
  );
}

const listSpec: ListSpec<TextFilters<'status'>> = { ...pagesOnly, ...textFilters('status') };

const filterStatuses = ['Draft', 'Published', 'Archived'] as const;

interface GuideListBodyProps {
  /** Undefined while loading. */
  guides: readonly Guide[] | undefined;
  onAdd: () => void;
}

export function GuideListBody({ guides, onAdd }: GuideListBodyProps) {
  const { t } = useLingui();
  const list = useListState(listSpec);
  const { status } = list.query.filters;
  const [reorder] = useReorderQuickGuidesMutation();
  const order = useRowOrder({
    rows: guides ?? [],
    isEnabled: !list.isFiltered,
    nameOf: ({ title }) => title,
    reorder: (ids) => reorder({ ids }),
  });
  const { actionsFor, dialog } = useGuideActions(order, guides?.length ?? 0);
  const hasGuides = guides?.length !== 0;
  const columns = useColumns();
  const statusFilter = {
    key: 'status',
    label: t`Status`,
    placeholder: t`Any`,
    options: filterStatuses.map((value) => ({ value, label: t(contentStatusLabels[value]) })),
  } as const;

  return (
    <DataTable
      label={t`Guides`}
      columns={columns}
      isScrollFocusable
      rows={guides?.filter((guide) => status === '' || guide.status === status)}
      getRowId={({ id }) => id}
      skeletonRows={4}
      order={order}
      rowMenu={(guide) => (
        <ActionMenu label={t`Actions for ${{ title: guide.title }}`} actions={actionsFor(guide)} />
      )}
      filters={hasGuides && <FilterSelects list={list} selects={[statusFilter]} />}
      empty={
        hasGuides ? (
          <NoMatch title={t`No matching guides`} onClear={list.clearFilters}>
            {t`Try another status.`}
          </NoMatch>
        ) : (
          <EmptyState
            title={t`No guides yet`}
            action={<Button onClick={onAdd}>{t`Add your first guide`}</Button>}
          >
            {t`Answer the questions that new clients ask most, or start with our starter guides.`}
          </EmptyState>
        )
      }
    >
      {dialog}
    </DataTable>
  );
}
