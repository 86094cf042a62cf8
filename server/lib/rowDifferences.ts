/** A row before (-1) or after (1) a change. The sum of `value * sign` is the difference of the values. */
export type SignedRow<Row> = Row & { sign: 1 | -1 };

/** Returns the rows that were added, removed or changed: first as they were before, then as they are after. */
function rowDifferences<Row extends { id: string }>(
  before: readonly Row[],
  after: readonly Row[],
): SignedRow<Row>[] {
  const textsById = (rows: readonly Row[]) => new Map(rows.map((row) => [row.id, JSON.stringify(row)]));
  const [earlier, later] = [textsById(before), textsById(after)];
  const isChanged = ({ id }: Row) => earlier.get(id) !== later.get(id);
  return [
    ...before.filter(isChanged).map((row) => ({ ...row, sign: -1 as const })),
    ...after.filter(isChanged).map((row) => ({ ...row, sign: 1 as const })),
  ];
}

/** Runs `write` between two reads, the first of which may lock the rows. Returns its result and the differences. */
export async function withRowDifferences<Row extends { id: string }, Result>(
  read: (isLocking: boolean) => Promise<readonly Row[]>,
  write: () => Promise<Result>,
): Promise<{ result: Result; differences: SignedRow<Row>[] }> {
  const before = await read(true);
  const result = await write();
  return { result, differences: rowDifferences(before, await read(false)) };
}
