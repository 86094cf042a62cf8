import { useEffect, useRef, useState } from 'react';

interface Row {
  id: string;
}

const highlightMs = 4000;
const noRows: ReadonlySet<string> = new Set();

function changedIds(before: readonly Row[], after: readonly Row[]): string[] {
  const serializedRows = new Map(before.map((row) => [row.id, JSON.stringify(row)]));
  return after.filter((row) => serializedRows.get(row.id) !== JSON.stringify(row)).map(({ id }) => id);
}

/**
 * Returns the ids of rows that were added or changed while the same page of the list was open. Each change is
 * reported for 4 seconds.
 */
export function useChangedRows(rows: readonly Row[] | undefined, pageKey: string): ReadonlySet<string> {
  const [changed, setChanged] = useState(noRows);
  const last = useRef<{ rows: readonly Row[]; pageKey: string } | null>(null);

  useEffect(() => {
    if (!rows) return;
    const before = last.current;
    last.current = { rows, pageKey };
    const ids = before?.pageKey === pageKey ? changedIds(before.rows, rows) : [];
    const showTimer = setTimeout(() => ids.length > 0 && setChanged(new Set(ids)));
    const hideTimer = setTimeout(() => setChanged(noRows), highlightMs);
    return () => {
      clearTimeout(showTimer);
      clearTimeout(hideTimer);
    };
  }, [rows, pageKey]);

  return changed;
}
