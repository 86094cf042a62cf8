import type { Db } from '../../db/database';
import { publish } from '../../events';
import { changedFields } from '../../lib/changedFields';
import type { AuditAction } from '../audit/actions';
import { recordAudit, type Doer } from '../audit/service';
import { lockTheme, saveTheme, type ThemeRow } from './sql';
import { insertThemeVersion, newestThemeNumber } from './versions/sql';

interface Event {
  action: AuditAction;
  label: string | null;
  restoredFrom?: number;
}

const givenOf = (change: Partial<ThemeRow>): Partial<ThemeRow> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

async function addVersion(
  db: Db,
  by: Doer,
  companyId: string,
  before: ThemeRow,
  theme: ThemeRow,
  restoredFrom: number | null,
): Promise<void> {
  let newest = await newestThemeNumber(db, companyId);
  // A brand from before versions were kept can be brought back too.
  if (newest === 0 && before.title && before.colour) {
    newest = 1;
    const nobody = { savedBy: null, savedByName: null, restoredFrom: null };
    await insertThemeVersion(db, companyId, { ...before, ...nobody, number: newest });
  }
  await insertThemeVersion(db, companyId, {
    ...theme,
    number: newest + 1,
    restoredFrom,
    savedBy: by.viewer?.operatorId ?? by.actor?.id ?? null,
    savedByName: by.viewer?.name ?? by.actor?.name ?? null,
  });
}

/** Changes the given parts of a brand within the caller's transaction: kept as a version, recorded, told. */
export async function changeTheme(
  db: Db,
  by: Doer,
  companyId: string,
  change: Partial<ThemeRow>,
  { action, label, restoredFrom }: Event,
): Promise<ThemeRow> {
  const before = await lockTheme(db, companyId);
  const given = givenOf(change);
  const changes = changedFields(before, given);
  if (changes.length === 0) return before;

  const theme = { ...before, ...given };
  await saveTheme(db, companyId, theme);
  await addVersion(db, by, companyId, before, theme, restoredFrom ?? null);
  await recordAudit(db, by, {
    action,
    targetType: 'ThemeSetup',
    targetId: companyId,
    targetLabel: label,
    changes,
  });
  await publish(db, { type: 'companyChanged', companyId });
  return theme;
}
