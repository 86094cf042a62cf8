import Typography from '@mui/material/Typography';
import { paths } from '@/config/paths';
import { contentStatus } from '@/texts/white-label/content';
import * as texts from '@/texts/white-label/quick-guide/list';
import { ActionMenu } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
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
import { ContentBadges, formatEdit, LiveLink } from '../../content/contentCells';
import { type Guide, useGetGuidePlansQuery, useReorderQuickGuidesMutation } from '../quickGuideApi';
import { useGuideActions } from './useGuideActions';

const GuideName = ({ guide }: { guide: Guide }) => (
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

/** Shows the names of the guide's plans, or their number until the plans load. */
function GuideAudience({ guide: { planIds } }: { guide: Guide }) {
  const { data } = useGetGuidePlansQuery();
  if (planIds === null) return texts.everybody;
  const names =
    data?.clientBillingPlans.filter(({ id }) => planIds.includes(id)).map(({ name }) => name) ?? [];
  return names.length > 0 ? names.join(', ') : texts.plan(planIds.length);
}

const GuideLive = ({ guide: { deployedPathname, title } }: { guide: Guide }) => (
  <LiveLink path={deployedPathname === null ? null : `/guides/${deployedPathname}`} title={title} />
);

const columns: readonly Column<Guide>[] = [
  {
    id: 'guide',
    header: texts.guide,
    cell: ({ row }) => <GuideName guide={row.original} />,
    meta: { isRowHeader: true, card: 'title' },
  },
  {
    id: 'status',
    header: texts.status,
    cell: ({ row }) => <ContentBadges {...row.original} />,
    meta: { card: 'line' },
  },
  { id: 'version', header: texts.version, accessorFn: ({ version }) => version ?? '—' },
  { id: 'seenBy', header: texts.seenBy, cell: ({ row }) => <GuideAudience guide={row.original} /> },
  {
    id: 'updated',
    header: texts.updated,
    accessorFn: ({ updatedAt, updatedBy }) => formatEdit(updatedAt, updatedBy),
  },
  { id: 'publicPage', header: texts.publicPage, cell: ({ row }) => <GuideLive guide={row.original} /> },
];

const listSpec: ListSpec<TextFilters<'status'>> = { ...pagesOnly, ...textFilters('status') };

const statusOptions = (['Draft', 'Published', 'Archived'] as const).map((value) => ({
  value,
  label: contentStatus[value],
}));

const filterSelects = [
  { key: 'status', label: texts.status, placeholder: texts.any, options: statusOptions },
] as const;

interface GuideListBodyProps {
  /** Undefined while loading. */
  guides: readonly Guide[] | undefined;
  onAdd: () => void;
}

export function GuideListBody({ guides, onAdd }: GuideListBodyProps) {
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

  return (
    <DataTable
      label={texts.guides}
      columns={columns}
      isScrollFocusable
      rows={guides?.filter((guide) => status === '' || guide.status === status)}
      getRowId={({ id }) => id}
      skeletonRows={4}
      order={order}
      rowMenu={(guide) => <ActionMenu label={texts.actionsFor(guide.title)} actions={actionsFor(guide)} />}
      filters={hasGuides && <FilterSelects list={list} selects={filterSelects} />}
      empty={
        hasGuides ? (
          <NoMatch title={texts.noGuidesMatch} onClear={list.clearFilters}>
            {texts.chooseAnotherStatus}
          </NoMatch>
        ) : (
          <EmptyState
            title={texts.noGuidesYet}
            action={<Button onClick={onAdd}>{texts.addTheFirstGuide}</Button>}
          >
            {texts.answerTheThreeQuestionsThatNew}
          </EmptyState>
        )
      }
    >
      {dialog}
    </DataTable>
  );
}
