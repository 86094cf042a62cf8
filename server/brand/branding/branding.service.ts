import {
  type AuditContext,
  authorize,
  type Context,
  type Db,
  type ThemeSetup,
  type ThemeSetupInput,
} from '../../platform';
import { parseInput } from '../../lib/parseInput';
import { changeTheme } from './change';
import { themeSetupInput, type Theme } from './input';
import { toThemeSetup } from './toThemeSetup';
import { themeOf, type ThemeRow } from './branding.repository';

export async function themeSetup(ctx: Context): Promise<ThemeSetup | null> {
  const { companyId } = authorize(ctx.viewer, null, 'shell');
  return ctx.services.database.inCompany(companyId, async (db) =>
    toThemeSetup(ctx, companyId, await themeOf(db, companyId)),
  );
}

/** Returns an error message for each logo that is not uploaded yet, by form field. */
export async function missingLogos(db: Db, companyId: string): Promise<Record<string, string>> {
  const theme = await themeOf(db, companyId);
  return {
    ...(theme?.squareLogo ? {} : { squareLogo: 'Upload a square logo.' }),
    ...(theme?.fullLogo ? {} : { fullLogo: 'Upload a full logo.' }),
  };
}

/** Saves a validated theme in the caller's transaction. */
export const applyTheme = (db: Db, by: AuditContext, companyId: string, theme: Theme): Promise<ThemeRow> =>
  changeTheme(db, by, companyId, theme, { action: 'themeSetup.updated', label: theme.title });

export async function updateThemeSetup(ctx: Context, input: ThemeSetupInput): Promise<ThemeSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const theme = parseInput(themeSetupInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const saved = toThemeSetup(ctx, companyId, await applyTheme(db, ctx, companyId, theme));
    if (!saved) throw new Error('The saved theme is incomplete.');
    return saved;
  });
}
