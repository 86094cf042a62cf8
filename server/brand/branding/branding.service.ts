import * as z from 'zod';
import { brandFields, portalTextFields } from '../../../contract/branding';
import { parseInput, textMessages } from '../../lib/input';
import { t } from '../../lib/i18n/i18n';
import {
  type AuditContext,
  authorize,
  type Context,
  type Db,
  type ThemeSetup,
  type ThemeSetupInput,
} from '../../platform';
import { themeOf, type ThemeRow } from './branding.repository';
import { changeTheme } from './brand';
import { toThemeSetup } from './toThemeSetup';

const { title, colour } = brandFields({
  title: textMessages,
  colour: () => t('Enter a hex color, such as #1A73E8.'),
});

const themeFields = z.object({
  title,
  colour: colour.check(z.toUpperCase()),
  ...portalTextFields({
    tagline: textMessages,
    introduction: textMessages,
    closedAccountMessage: textMessages,
  }),
  isSignUpOpen: z
    .boolean()
    .nullish()
    .transform((isOpen) => isOpen ?? undefined),
});

// The audit log and the versions call the closed-account message `farewell`, like its column.
export const themeSetupInput = themeFields.transform(({ closedAccountMessage, ...theme }) => ({
  ...theme,
  farewell: closedAccountMessage,
}));

type Theme = z.output<typeof themeSetupInput>;

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
    ...(theme?.squareLogo ? {} : { squareLogo: t('Upload a square logo.') }),
    ...(theme?.fullLogo ? {} : { fullLogo: t('Upload a full logo.') }),
  };
}

/** Saves a validated theme in the caller's transaction. */
export const applyTheme = (db: Db, by: AuditContext, companyId: string, theme: Theme): Promise<ThemeRow> =>
  changeTheme(db, by, companyId, theme, {
    action: 'themeSetup.updated',
    target: { targetLabel: theme.title },
  });

export async function updateThemeSetup(ctx: Context, input: ThemeSetupInput): Promise<ThemeSetup> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const theme = parseInput(themeSetupInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const saved = toThemeSetup(ctx, companyId, await applyTheme(db, ctx, companyId, theme));
    if (!saved) throw new Error('The saved theme is incomplete.');
    return saved;
  });
}
