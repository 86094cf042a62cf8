import { useEffect, useRef, useState } from 'react';

interface Row {
  id: string;
}

const shownMs = 4000;
const none: ReadonlySet<string> = new Set();

function changedBetween(before: readonly Row[], now: readonly Row[]): string[] {
  const texts = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  return now.filter((row) => texts.get(row.id) !== JSON.stringify(row)).map(({ id }) => id);
}

/** The rows that came or changed while the same page of the same list stood open, for a few seconds. */
export function useChangedRows(rows: readonly Row[] | undefined, pageKey: string): ReadonlySet<string> {
  const [changed, setChanged] = useState(none);
  const last = useRef<{ rows: readonly Row[]; pageKey: string } | null>(null);

  useEffect(() => {
    if (!rows) return;
    const before = last.current;
    last.current = { rows, pageKey };
    const ids = before?.pageKey === pageKey ? changedBetween(before.rows, rows) : [];
    const show = setTimeout(() => ids.length > 0 && setChanged(new Set(ids)));
    const hide = setTimeout(() => setChanged(none), shownMs);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
    };
  }, [rows, pageKey]);

  return changed;
}
