import { useEffect, useRef, useState } from 'react';

interface Row {
  id: string;
  updatedAt: string;
}

const shownMs = 4000;
const none: ReadonlySet<string> = new Set();

function changedBetween(before: readonly Row[], now: readonly Row[]): string[] {
  const versions = new Map(before.map(({ id, updatedAt }) => [id, updatedAt]));
  return now.filter(({ id, updatedAt }) => versions.get(id) !== updatedAt).map(({ id }) => id);
}

/** The rows that came or changed while the same page of the same list stood open, for a few seconds. */
export function useChangedRows(rows: readonly Row[] | undefined, listKey: string): ReadonlySet<string> {
  const [changed, setChanged] = useState(none);
  const last = useRef<{ rows: readonly Row[]; listKey: string } | null>(null);

  useEffect(() => {
    if (!rows) return;
    const before = last.current;
    last.current = { rows, listKey };
    const ids = before?.listKey === listKey ? changedBetween(before.rows, rows) : [];
    if (ids.length === 0) return;
    const show = setTimeout(() => setChanged(new Set(ids)));
    const hide = setTimeout(() => setChanged(none), shownMs);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
    };
  }, [rows, listKey]);

  return changed;
}
