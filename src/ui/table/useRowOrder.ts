import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { messageOf } from '@/lib/messageOf';
import type { MenuAction } from '../ActionMenu';
import { toast } from '../toast';

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

interface OrderedRow {
  id: string;
  status: string;
  /** The position that the API stores. */
  order: number;
}

interface RowOrderOptions<Row extends OrderedRow> {
  /** All rows of the list. Archived rows have no position. */
  rows: readonly Row[];
  /** False while filters hide rows, because positions refer to the whole list. */
  isEnabled: boolean;
  nameOf: (row: Row) => string;
  reorder: (ids: string[]) => Promise<{ error?: unknown }>;
}

export interface RowOrder<Row> {
  nameOf: (row: Row) => string;
  hasPosition: (row: Row) => boolean;
  /** Changes when the row moves. */
  positionOf: (row: Row) => number;
  moveBy: (row: Row, by: number) => void;
  /** Moves a row to the position of `target`. */
  moveTo: (rowId: string, target: Row) => void;
  /** Announced to screen readers after a move, and if the server rejects it. */
  announcement: string;
  /** Returns the entries of the row's menu. Rows without a position have none. */
  moveActions: (row: Row) => MenuAction[];
}

const isOrdered = ({ status }: OrderedRow): boolean => status !== 'Archived';

/** Manages the order of a list that operators arrange by dragging, with the arrow keys or in the row's menu. */
export function useRowOrder<Row extends OrderedRow>(options: RowOrderOptions<Row>): RowOrder<Row> {
  const { t } = useLingui();
  const { rows, isEnabled, nameOf, reorder } = options;
  const [announcement, setAnnouncement] = useState('');
  const ordered = rows.filter(isOrdered);
  const indexOf = (id: string) => ordered.findIndex((row) => row.id === id);

  const move = async (id: string, to: number) => {
    const from = indexOf(id);
    const row = ordered[from];
    if (!isEnabled || !row || to < 0 || to >= ordered.length || from === to) return;
    setAnnouncement(
      t`${{ name: nameOf(row) }} moved to position ${{ position: to + 1 }} of ${{ count: ordered.length }}`,
    );
    const ids = ordered.map((each) => each.id);
    const { error } = await reorder(moveItem(ids, from, to));
    if (!error) return;
    setAnnouncement(t`Order not changed`);
    toast.error(messageOf(error));
  };

  const moveBy = (row: Row, by: number) => void move(row.id, indexOf(row.id) + by);
  const moveAction = (row: Row, by: 1 | -1): MenuAction => {
    const to = indexOf(row.id) + by;
    return {
      label: by > 0 ? t`Move down` : t`Move up`,
      onClick: () => moveBy(row, by),
      isDisabled: !isEnabled || to < 0 || to >= ordered.length,
    };
  };

  return {
    nameOf,
    hasPosition: (row) => isEnabled && isOrdered(row),
    positionOf: ({ order }) => order,
    moveBy,
    moveTo: (rowId, target) => void move(rowId, indexOf(target.id)),
    announcement,
    moveActions: (row) => (isOrdered(row) ? [moveAction(row, -1), moveAction(row, 1)] : []),
  };
}
