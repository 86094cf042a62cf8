import type { Db, OnBehalf } from '../../platform';
import { changedFields } from '../../lib/changedFields';
import { changeTheme } from './change';
import { lockTheme, themeOf, type ThemeRow } from './branding.repository';

/** The fields of a brand that a start-up pack may set. Packs don't change titles or logos. */
export type PackBrand = Pick<ThemeRow, 'colour' | 'tagline' | 'introduction'>;

export async function packBrandOf(db: Db, companyId: string): Promise<PackBrand> {
  const { colour = null, tagline = null, introduction = null } = (await themeOf(db, companyId)) ?? {};
  return { colour, tagline, introduction };
}

const auditEvent = { action: 'themeSetup.updated', label: 'Suggested by a start-up pack' } as const;

/** Sets the given fields and returns the previous values. */
export async function applyPackBrand(
  { db, by, companyId }: OnBehalf,
  part: Partial<PackBrand>,
): Promise<PackBrand> {
  const { colour, tagline, introduction } = await lockTheme(db, companyId);
  await changeTheme(db, by, companyId, part, auditEvent);
  return { colour, tagline, introduction };
}

/** Restores the previous values and returns null, or returns a reason if a field has changed since. */
export async function revertPackBrand(
  { db, by, companyId }: OnBehalf,
  part: Partial<PackBrand>,
  before: PackBrand,
): Promise<string | null> {
  const current = await lockTheme(db, companyId);
  if (changedFields(current, part).length > 0) return 'It was changed since.';
  const previous = Object.entries(before).filter(([field]) => field in part);
  await changeTheme(db, by, companyId, Object.fromEntries(previous), auditEvent);
  return null;
}
