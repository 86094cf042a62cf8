import type { Db } from '../../db/database';
import type { OnBehalf } from '../../jobs/onBehalf';
import { changedFields } from '../../lib/changedFields';
import { changeTheme } from './change';
import { lockTheme, themeOf, type ThemeRow } from './sql';

/** What a pack suggests of a brand: the title and the logos are the company's own. */
export type Look = Pick<ThemeRow, 'colour' | 'tagline' | 'introduction'>;

export async function lookOf(db: Db, companyId: string): Promise<Look> {
  const { colour = null, tagline = null, introduction = null } = (await themeOf(db, companyId)) ?? {};
  return { colour, tagline, introduction };
}

const as = { action: 'themeSetup.updated', label: 'Suggested by a start-up pack' } as const;

/** Sets a part of the brand, and gives what stood there. */
export async function applyPackLook({ db, by, companyId }: OnBehalf, part: Partial<Look>): Promise<Look> {
  const { colour, tagline, introduction } = await lockTheme(db, companyId);
  await changeTheme(db, by, companyId, part, as);
  return { colour, tagline, introduction };
}

/** Puts back what stood there, unless somebody has set something else since. */
export async function takeLookBack(
  { db, by, companyId }: OnBehalf,
  part: Partial<Look>,
  before: Look,
): Promise<string | null> {
  const now = await lockTheme(db, companyId);
  if (changedFields(now, part).length > 0) return 'It was changed since.';
  const set = Object.entries(before).filter(([field]) => field in part);
  await changeTheme(db, by, companyId, Object.fromEntries(set), as);
  return null;
}
