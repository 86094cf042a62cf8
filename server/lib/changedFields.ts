/** What `after` changes, for the record; fields that it leaves out stay as they were. */
export function changedFields(
  before: object,
  after: object,
): { field: string; before: unknown; after: unknown }[] {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .map(([field, value]) => ({
      field,
      before: earlier.get(field) ?? null,
      after: (value as unknown) ?? null,
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
