import { defaultBrandColor } from '../../../contract/colors';
import { changedFields } from '../../lib/changedFields';
import { t } from '../../lib/i18n/i18n';
import {
  type AuditAction,
  type AuditContext,
  type AuditEntry,
  type Db,
  messageTarget,
  type OnBehalf,
  type Settings,
  writeAuditEvent,
} from '../../platform';
import { brandRow, lockTheme, saveTheme, themeOf, type ThemeRow } from './branding.repository';
import { signLogoLink } from './logoLinks';
import { insertThemeVersion, newestThemeNumber } from './versions/versions.repository';

interface ThemeEvent {
  action: AuditAction;
  target: Pick<AuditEntry, 'targetLabel' | 'targetValues'>;
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
  { action, target, restoredFrom }: ThemeEvent,
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
    ...target,
    changes,
  });
  await db.publish({ type: 'companyChanged', companyId });
  return theme;
}

/** The fields of a brand that a start-up pack may set. Packs don't change titles or logos. */
export type PackBrand = Pick<ThemeRow, 'colour' | 'tagline' | 'introduction'>;

export async function packBrandOf(db: Db, companyId: string): Promise<PackBrand> {
  const { colour = null, tagline = null, introduction = null } = (await themeOf(db, companyId)) ?? {};
  return { colour, tagline, introduction };
}

const packEvent = (): ThemeEvent => ({
  action: 'themeSetup.updated',
  target: messageTarget(() => t('Suggested by a start-up pack')),
});

/** Sets the given fields and returns the previous values. */
export async function applyPackBrand(
  { db, by, companyId }: OnBehalf,
  part: Partial<PackBrand>,
): Promise<PackBrand> {
  const { colour, tagline, introduction } = await lockTheme(db, companyId);
  await changeTheme(db, by, companyId, part, packEvent());
  return { colour, tagline, introduction };
}

/** Restores the previous values and returns null, or returns a reason if a field has changed since. */
export async function revertPackBrand(
  { db, by, companyId }: OnBehalf,
  part: Partial<PackBrand>,
  before: PackBrand,
): Promise<'Changed' | null> {
  const current = await lockTheme(db, companyId);
  if (changedFields(current, part).length > 0) return 'Changed';
  const previous = Object.entries(before).filter(([field]) => field in part);
  await changeTheme(db, by, companyId, Object.fromEntries(previous), packEvent());
  return null;
}

/** A company's brand in emails, documents and card requests, with defaults for unset values. */
export interface Brand {
  companyName: string;
  email: string;
  title: string;
  /** A color such as `#1F2937`. */
  colour: string;
  /** A path relative to the API's URL, or null without a logo. */
  logoUrl: string | null;
}

export async function brandOf(
  db: Db,
  { signingKey }: Pick<Settings, 'signingKey'>,
  companyId: string,
): Promise<Brand> {
  const { name, email, title, colour, fullLogoId, squareLogoId } = await brandRow(db, companyId);
  const [kind, version] = fullLogoId
    ? (['FullLogo', fullLogoId] as const)
    : (['SquareLogo', squareLogoId] as const);
  return {
    companyName: name,
    email,
    title: title ?? name,
    colour: colour ?? defaultBrandColor,
    logoUrl: version && signLogoLink(signingKey, { company: companyId, kind, version }),
  };
}
