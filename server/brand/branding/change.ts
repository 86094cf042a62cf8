import { type AuditAction, type AuditContext, type Db, writeAuditEvent } from '../../platform';
import { changedFields } from '../../lib/changedFields';
import { lockTheme, saveTheme, type ThemeRow } from './branding.repository';
import { insertThemeVersion, newestThemeNumber } from './versions/versions.repository';

interface ThemeEvent {
  action: AuditAction;
  label: string | null;
  restoredFrom?: number;
}

const withoutUndefined = (change: Partial<ThemeRow>): Partial<ThemeRow> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

async function addVersion(
  db: Db,
  by: AuditContext,
  companyId: string,
  before: ThemeRow,
  theme: ThemeRow,
  restoredFrom: number | null,
): Promise<void> {
  let newestNumber = await newestThemeNumber(db, companyId);
  // Adds the first version of a brand that was saved before versions existed, so that it can be restored.
  if (newestNumber === 0 && before.title && before.colour) {
    newestNumber = 1;
    const unknownAuthor = { savedBy: null, savedByName: null, restoredFrom: null };
    await insertThemeVersion(db, companyId, { ...before, ...unknownAuthor, number: newestNumber });
  }
  await insertThemeVersion(db, companyId, {
    ...theme,
    number: newestNumber + 1,
    restoredFrom,
    savedBy: by.viewer?.operatorId ?? by.actor?.id ?? null,
    savedByName: by.viewer?.name ?? by.actor?.name ?? null,
  });
}

/**
 * Changes the given fields of a brand in the caller's transaction and returns the brand. If a field differs,
 * adds a version, audits the change and notifies open consoles.
 */
export async function changeTheme(
  db: Db,
  by: AuditContext,
  companyId: string,
  change: Partial<ThemeRow>,
  { action, label, restoredFrom }: ThemeEvent,
): Promise<ThemeRow> {
  const before = await lockTheme(db, companyId);
  const definedChange = withoutUndefined(change);
  const changes = changedFields(before, definedChange);
  if (changes.length === 0) return before;

  const theme = { ...before, ...definedChange };
  await saveTheme(db, companyId, theme);
  await addVersion(db, by, companyId, before, theme, restoredFrom ?? null);
  await writeAuditEvent(db, by, {
    action,
    targetType: 'ThemeSetup',
    targetId: companyId,
    targetLabel: label,
    changes,
  });
  await db.publish({ type: 'companyChanged', companyId });
  return theme;
}
