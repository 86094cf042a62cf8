import {
  authorize,
  type Context,
  messageTarget,
  type ThemeSetup,
  type ThemeVersion,
} from '../../../platform';
import { notFound } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';
import type { ThemeField } from '../../../../contract/enums';
import { changeTheme } from '../brand';
import { logoLinksOf, toThemeSetup } from '../toThemeSetup';
import type { ThemeRow } from '../branding.repository';
import { newestThemeVersions, themeVersionOf, type ThemeVersionRow } from './versions.repository';

const maxVersions = 50;

const fields: readonly (readonly [keyof ThemeRow, ThemeField])[] = [
  ['title', 'Title'],
  ['colour', 'Color'],
  ['squareLogo', 'SquareLogo'],
  ['fullLogo', 'FullLogo'],
  ['tagline', 'Tagline'],
  ['introduction', 'Introduction'],
  ['farewell', 'ClosedAccountMessage'],
  ['isSignUpOpen', 'IsSignUpOpen'],
];

const unsetTheme: ThemeRow = {
  title: null,
  colour: null,
  squareLogo: null,
  fullLogo: null,
  tagline: null,
  introduction: null,
  farewell: null,
  isSignUpOpen: true,
};

const changedFieldsOf = (after: ThemeRow, before: ThemeRow = unsetTheme): ThemeField[] =>
  fields.filter(([key]) => after[key] !== before[key]).map(([, field]) => field);

function toVersion(
  ctx: Context,
  companyId: string,
  row: ThemeVersionRow,
  before: ThemeVersionRow | undefined,
): ThemeVersion | null {
  const { title, colour } = row;
  if (!title || !colour) return null;
  return {
    number: row.number,
    title,
    colour,
    ...logoLinksOf(ctx, companyId, row),
    tagline: row.tagline,
    introduction: row.introduction,
    closedAccountMessage: row.farewell,
    isSignUpOpen: row.isSignUpOpen,
    changed: changedFieldsOf(row, before),
    restoredFrom: row.restoredFrom,
    savedByName: row.savedByName,
    savedAt: row.savedAt,
  };
}

export async function themeVersions(ctx: Context): Promise<ThemeVersion[]> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'read');
  // Loads one extra version, so that the oldest one shown has a version to compare with.
  const rows = await ctx.services.database.inCompany(companyId, (db) =>
    newestThemeVersions(db, companyId, maxVersions + 1),
  );
  return rows
    .slice(0, maxVersions)
    .map((row, index) => toVersion(ctx, companyId, row, rows[index + 1]))
    .filter((version) => version !== null);
}

/**
 * Restores a version by adding it as a new one, unless the brand already equals it. Throws `NOT_FOUND` for an
 * unknown version.
 */
export async function restoreThemeVersion(ctx: Context, number: number): Promise<ThemeSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const version = await themeVersionOf(db, companyId, number);
    if (!version) throw notFound();
    const theme = await changeTheme(db, ctx, companyId, version, {
      action: 'themeSetup.restored',
      target: messageTarget(() => t('Version {number}', { number })),
      restoredFrom: number,
    });
    const restored = toThemeSetup(ctx, companyId, theme);
    if (!restored) throw new Error('The restored theme is incomplete.');
    return restored;
  });
}
