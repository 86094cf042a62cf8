import type { Db, FieldChange, PortalChange } from '../../platform';
import { changesBetween, changesSince, type ItemChangeRow } from './snapshot.repository';
import { changedFields } from '../../lib/changedFields';

/** Fields that change with every version but have no meaning for operators. */
const internalFields = new Set(['priceVersion']);

function toText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String).join('\n');
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}

/** Returns the changed fields. A removed field has a null `after`. */
function changesOf(before: object, after: object, language?: string): FieldChange[] {
  const removed = Object.fromEntries(Object.keys(before).map((field) => [field, null]));
  return changedFields(before, { ...removed, ...after })
    .filter(({ field }) => !internalFields.has(field))
    .map(({ field, ...change }) => ({
      ...(language === undefined ? { field } : { field, language }),
      before: toText(change.before),
      after: toText(change.after),
    }))
    .filter((change) => change.before !== change.after);
}

const translationsIn = (content: ItemChangeRow['before']): ReadonlyMap<string, object> =>
  new Map(Object.entries(content?.translations ?? {}));

/** Returns the changed fields of the original, then those of its translations. */
function fieldsOf({ before, after }: ItemChangeRow): FieldChange[] {
  const translationsBefore = translationsIn(before);
  const translationsAfter = translationsIn(after);
  const languages = new Set([...translationsBefore.keys(), ...translationsAfter.keys()]);
  return [
    ...changesOf({ ...before, translations: null }, { ...after, translations: null }),
    ...[...languages].flatMap((language) =>
      changesOf(translationsBefore.get(language) ?? {}, translationsAfter.get(language) ?? {}, language),
    ),
  ];
}

function toChange(row: ItemChangeRow): PortalChange {
  const { area, entityId, label, before, after } = row;
  const kind = before === null ? 'Added' : after === null ? 'Removed' : 'Changed';
  return { area, entityId, label, kind, fields: fieldsOf(row) };
}

/** Returns what the next deployment would change. If `published` is null, compares with an empty portal. */
export const findUndeployedChanges = async (
  db: Db,
  companyId: string,
  published: string | null,
): Promise<PortalChange[]> => (await changesSince(db, companyId, published)).map(toChange);

export const diffSnapshots = async (
  db: Db,
  companyId: string,
  from: string | null,
  to: string,
): Promise<PortalChange[]> => (await changesBetween(db, companyId, from, to)).map(toChange);
