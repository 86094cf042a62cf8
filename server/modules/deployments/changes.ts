import type { FieldChange, SiteChange } from '../../schema.generated';
import { changesBetween, changesSince, type ItemChangeRow } from './snapshotSql';
import type { Db } from '../../db/database';
import { changedFields } from '../../lib/changedFields';

/** What tells versions apart for the program, and says nothing to people beside the fields themselves. */
const unsaid = new Set(['priceVersion']);

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** What was there and is not any more comes as a field without an `after`. */
function fieldsOf({ before, after }: ItemChangeRow): FieldChange[] {
  const names = { ...before, ...after };
  const whole = Object.fromEntries(Object.keys(names).map((field) => [field, after?.[field] ?? null]));
  return changedFields(before ?? {}, whole)
    .filter(({ field }) => !unsaid.has(field))
    .map((change) => ({ field: change.field, before: textOf(change.before), after: textOf(change.after) }))
    .filter((change) => change.before !== change.after);
}

function toChange(row: ItemChangeRow): SiteChange {
  const { area, entityId, label, before, after } = row;
  const kind = before === null ? 'Added' : after === null ? 'Removed' : 'Changed';
  return { area, entityId, label, kind, fields: fieldsOf(row) };
}

/** What the next deployment would change. */
export const undeployed = async (
  db: Db,
  companyId: string,
  published: string | null,
): Promise<SiteChange[]> => (await changesSince(db, companyId, published)).map(toChange);

export const changesOf = async (
  db: Db,
  companyId: string,
  from: string | null,
  to: string,
): Promise<SiteChange[]> => (await changesBetween(db, companyId, from, to)).map(toChange);
