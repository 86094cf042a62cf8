import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRowDrop } from '@/lib/useRowDrop';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import { DragHandle } from '@/ui/DragHandle';
import { SkeletonRows } from '@/ui/SkeletonRows';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/white-label/quick-guide/list';
import { ContentBadges } from '../../content/ContentBadges';
import { formatEdit } from '../../content/formatEdit';
import type { Guide } from '../quickGuideApi';
import { audienceLabel, GuideLive, GuideName, type GuidePlan } from './GuideParts';
import type { GuideOrder } from './useGuideOrder';

export interface GuideRowsProps {
  /** Undefined while loading. */
  guides: readonly Guide[] | undefined;
  plans: readonly GuidePlan[];
  actionsFor: (guide: Guide) => MenuAction[];
  order: GuideOrder;
}

const columns = [texts.guide, texts.status, texts.version, texts.seenBy, texts.updated, texts.publicPage];

export function GuideTable({ guides, plans, actionsFor, order }: GuideRowsProps) {
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
