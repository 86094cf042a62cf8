import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { publish } from '../../events';
import { changedFields } from '../../lib/changedFields';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { ThemeSetup, ThemeSetupInput } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { themeSetupInput, type Theme } from './input';
import { signLogoLink } from './logoLinks';
import { saveTheme, themeOf, type LogoKind, type ThemeRow } from './sql';

function toThemeSetup(ctx: Context, company: string, row: ThemeRow | undefined): ThemeSetup | null {
  if (!row?.title || !row.colour) return null;
  const linkTo = (kind: LogoKind, version: string | null) =>
    version && signLogoLink(ctx.services.settings.signingKey, { company, kind, version });
  return {
    title: row.title,
    colour: row.colour,
    haveLogosBeenUploaded: row.square_logo_id !== null && row.full_logo_id !== null,
    squareLogoUrl: linkTo('SquareLogo', row.square_logo_id),
    fullLogoUrl: linkTo('FullLogo', row.full_logo_id),
  };
}

export async function themeSetup(ctx: Context): Promise<ThemeSetup | null> {
  const { companyId } = authorise(ctx.viewer, null, 'shell');
  return ctx.services.database.inCompany(companyId, async (db) =>
    toThemeSetup(ctx, companyId, await themeOf(db, companyId)),
  );
}

/** Which logos are still to be uploaded, by the field that a form shows them under. */
export async function missingLogos(db: Db, companyId: string): Promise<Record<string, string>> {
  const theme = await themeOf(db, companyId);
  return {
    ...(theme?.square_logo_id ? {} : { squareLogo: 'Upload a square logo.' }),
    ...(theme?.full_logo_id ? {} : { fullLogo: 'Upload a full logo.' }),
  };
}

/** Saves a title and a colour that were checked before, within the caller's transaction. */
export async function applyTheme(db: Db, ctx: Context, companyId: string, theme: Theme): Promise<void> {
  const before = await themeOf(db, companyId);
  await saveTheme(db, companyId, theme);
  await recordAudit(db, ctx, {
    action: 'themeSetup.updated',
    targetType: 'ThemeSetup',
    targetId: companyId,
    targetLabel: theme.title,
    changes: changedFields(before ?? {}, theme),
  });
  await publish(db, { type: 'companyChanged', companyId });
}

export async function updateThemeSetup(ctx: Context, input: ThemeSetupInput): Promise<ThemeSetup> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const theme = parseInput(themeSetupInput, input);
  return ctx.services.database.inCompany(companyId, async (db) => {
    await applyTheme(db, ctx, companyId, theme);
    const saved = toThemeSetup(ctx, companyId, await themeOf(db, companyId));
    if (!saved) throw new Error('A theme that was just saved is not there.');
    return saved;
  });
}
