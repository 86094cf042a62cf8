/** What differs between two rows, for the record; fields that `after` leaves out stay as they were. */
export function changedFields<Row extends object>(
  before: Readonly<Partial<Row>>,
  after: Readonly<Row>,
): { field: string; before: unknown; after: unknown }[] {
  return (Object.keys(after) as (keyof Row & string)[])
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}
