/**
 * Returns the changed fields with their values before and after, for the audit log. Fields that `after`
 * doesn't contain are unchanged.
 */
export function changedFields(
  before: object,
  after: object,
): { field: string; before: unknown; after: unknown }[] {
  const valuesBefore = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .map(([field, value]) => ({
      field,
      before: valuesBefore.get(field) ?? null,
      after: (value as unknown) ?? null,
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
