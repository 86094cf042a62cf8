import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { paths } from '@/config/paths';
import { useRowDrop } from '@/lib/useRowDrop';
import { useUrlParam } from '@/lib/useUrlParam';
import { contentStatus } from '@/texts/white-label/content';
import * as texts from '@/texts/white-label/quick-guide/list';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { Button } from '@/ui/Button';
import { CardList } from '@/ui/CardList';
import { DetailList } from '@/ui/DetailList';
import { DragHandle } from '@/ui/table/DragHandle';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { ContentBadges } from '../../content/ContentBadges';
import { LiveLink } from '../../content/LiveLink';
import { formatEdit } from '../../content/formatEdit';
import { type Guide, useGetGuidePlansQuery } from '../quickGuideApi';
import { useGuideActions } from './useGuideActions';
import { type GuideOrder, useGuideOrder } from './useGuideOrder';

interface GuidePlan {
  id: string;
  name: string;
}

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

/**
 * Returns the names of the guide's plans, their number if `plans` has none of them, or a label for everyone.
 */
function audienceLabel({ planIds }: Guide, plans: readonly GuidePlan[]): string {
  if (planIds === null) return texts.everybody;
  const names = plans.filter(({ id }) => planIds.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : texts.plan(planIds.length);
}

const GuideLive = ({ guide: { deployedPathname, title } }: { guide: Guide }) => (
  <LiveLink path={deployedPathname === null ? null : `/guides/${deployedPathname}`} title={title} />
);

interface GuideRowsProps {
  /** Undefined while loading. */
  guides: readonly Guide[] | undefined;
  plans: readonly GuidePlan[];
  actionsFor: (guide: Guide) => MenuAction[];
  order: GuideOrder;
}

const columns = [texts.guide, texts.status, texts.version, texts.seenBy, texts.updated, texts.publicPage];

function GuideTable({ guides, plans, actionsFor, order }: GuideRowsProps) {
  return (
    <TableContainer role="region" aria-label={texts.guides} tabIndex={0}>
      <Table aria-label={texts.guides}>
        <TableHead>
          <TableRow>
            <HiddenHeaderCell>{texts.order}</HiddenHeaderCell>
            {columns.map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
            <HiddenHeaderCell>{texts.actions}</HiddenHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {guides ? (
            guides.map((guide) => (
              <GuideRow key={guide.id} {...{ guide, plans, order }} actions={actionsFor(guide)} />
            ))
          ) : (
            <SkeletonRows rows={4} columns={columns.length + 2} />
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const HiddenHeaderCell = ({ children }: { children: string }) => (
  <TableCell sx={{ position: 'relative', width: 44 }}>
    <span style={visuallyHidden}>{children}</span>
  </TableCell>
);

interface GuideRowProps extends Pick<GuideRowsProps, 'plans' | 'order'> {
  guide: Guide;
  actions: MenuAction[];
}

function GuideRow({ guide, plans, order, actions }: GuideRowProps) {
  const { isOver, target } = useRowDrop((id) => order.moveTo(id, guide));
  const isTarget = order.isEnabled && guide.status !== 'Archived';

  return (
    <TableRow hover selected={isOver} {...(isTarget ? target : {})}>
      <TableCell sx={{ pr: 0 }}>
        {isTarget && (
          <DragHandle
            id={guide.id}
            name={guide.title}
            position={guide.order}
            onMoveBy={(by) => order.moveBy(guide, by)}
          />
        )}
      </TableCell>
      <TableCell component="th" scope="row">
        <GuideName guide={guide} />
      </TableCell>
      <TableCell>
        <ContentBadges {...guide} />
      </TableCell>
      <TableCell>{guide.version ?? '—'}</TableCell>
      <TableCell>{audienceLabel(guide, plans)}</TableCell>
      <TableCell>{formatEdit(guide.updatedAt, guide.updatedBy)}</TableCell>
      <TableCell>
        <GuideLive guide={guide} />
      </TableCell>
      <TableCell>
        <ActionMenu label={texts.actionsFor(guide.title)} actions={actions} />
      </TableCell>
    </TableRow>
  );
}

const cardSx = { p: 2, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 } as const;

/**
 * Renders the phone layout of `GuideTable`. Cards have no drag handles, so guides are reordered only in the
 * action menu.
 */
function GuideCards({ guides, plans, actionsFor }: GuideRowsProps) {
  return (
    <CardList label={texts.guides} cardHeight={200} isStale={false}>
      {guides?.map((guide) => (
        <Box key={guide.id} component="li" sx={cardSx}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <GuideName guide={guide} />
            </Box>
            <ActionMenu label={texts.actionsFor(guide.title)} actions={actionsFor(guide)} />
          </Box>
          <ContentBadges {...guide} />
          <DetailList
            details={{
              [texts.version]: guide.version ?? '—',
              [texts.seenBy]: audienceLabel(guide, plans),
              [texts.updated]: formatEdit(guide.updatedAt, guide.updatedBy),
              [texts.publicPage]: <GuideLive guide={guide} />,
            }}
          />
        </Box>
      ))}
    </CardList>
  );
}

interface GuideListBodyProps {
  /** Undefined while loading. */
  guides: readonly Guide[] | undefined;
  onAdd: () => void;
}

const statusOptions = (['Draft', 'Published', 'Archived'] as const).map((value) => ({
  value,
  label: contentStatus[value],
}));

export function GuideListBody({ guides, onAdd }: GuideListBodyProps) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const [status, setStatus] = useUrlParam('status');
  const { data } = useGetGuidePlansQuery();
  const order = useGuideOrder(guides ?? [], status === '');
  const { actionsFor, dialog } = useGuideActions(order, guides?.length ?? 0);
  const visibleGuides = guides?.filter((guide) => status === '' || guide.status === status);
  const rows = { guides: visibleGuides, plans: data?.clientBillingPlans ?? [], actionsFor, order };

  if (guides?.length === 0) {
    return (
      <Panel>
        <EmptyState
          title={texts.noGuidesYet}
          action={<Button onClick={onAdd}>{texts.addTheFirstGuide}</Button>}
        >
          {texts.answerTheThreeQuestionsThatNew}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel isFlush>
      <Box role="group" aria-label={texts.filters} sx={{ p: 2, maxWidth: 232 }}>
        <SelectField
          label={texts.status}
          placeholder={texts.any}
          options={statusOptions}
          value={status}
          onChange={({ target }) => setStatus(target.value)}
        />
      </Box>
      {visibleGuides?.length === 0 && (
        <NoMatch title={texts.noGuidesMatch} onClear={() => setStatus('')}>
          {texts.chooseAnotherStatus}
        </NoMatch>
      )}
      {visibleGuides?.length !== 0 && (isPhone ? <GuideCards {...rows} /> : <GuideTable {...rows} />)}
      <Box role="status" sx={visuallyHidden}>
        {order.announcement}
      </Box>
      {dialog}
    </Panel>
  );
}
