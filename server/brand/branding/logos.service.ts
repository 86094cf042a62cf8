import {
  type AuditContext,
  authorize,
  type Context,
  type Db,
  type DecodedImage,
  type ImageRow,
  loadImage,
  messageTarget,
  readUploadedImage,
  type Services,
  type StoredImage,
  storeImage,
  type ThemeSetup,
  type Viewer,
} from '../../platform';
import { badInput, notFound } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { changeTheme } from './brand';
import { toThemeSetup } from './toThemeSetup';
import type { LogoKind } from '../../../contract/enums';
import { themeOf, type ThemeRow } from './branding.repository';
import { isSquare, logoMinPixels } from '../../../contract/branding';

const targetOf = (kind: LogoKind) =>
  messageTarget(() => (kind === 'SquareLogo' ? t('Square logo') : t('Full logo')));

/** Requires the Admin role during onboarding, and `MANAGE_WHITE_LABELLED_CUSTOMER` afterwards. */
function authorizeUpload(viewer: Viewer | null): Viewer {
  return viewer?.companyStatus === 'Pending'
    ? authorize(viewer, 'Admin', 'onboard')
    : authorize(viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
}

const fieldOf = { SquareLogo: 'squareLogo', FullLogo: 'fullLogo' } as const;

const logoChange = (kind: LogoKind, imageId: string | null): Partial<ThemeRow> => ({
  [fieldOf[kind]]: imageId,
});

function checkSquare({ sourceWidth, sourceHeight }: DecodedImage): void {
  if (!isSquare(sourceWidth, sourceHeight)) {
    throw badInput({
      file: t('This image is {width} × {height} pixels. Crop it to a square.', {
        width: sourceWidth,
        height: sourceHeight,
      }),
    });
  }
  if (Math.min(sourceWidth, sourceHeight) < logoMinPixels) {
    throw badInput({
      file: t('This image is {width} × {height} pixels. Upload a logo of at least {min} × {min} pixels.', {
        width: sourceWidth,
        height: sourceHeight,
        min: logoMinPixels,
      }),
    });
  }
}

function checkFull({ sourceWidth, sourceHeight }: DecodedImage): void {
  if (sourceWidth >= logoMinPixels) return;
  throw badInput({
    file: t('This image is {width} × {height} pixels. Upload a logo at least {min} pixels wide.', {
      width: sourceWidth,
      height: sourceHeight,
      min: logoMinPixels,
    }),
  });
}

/**
 * Sets a logo in the caller's transaction. Keeps the previous image, which versions and snapshots refer to.
 */
export const setLogo = (
  db: Db,
  by: AuditContext,
  companyId: string,
  kind: LogoKind,
  image: DecodedImage,
): Promise<StoredImage> =>
  storeImage(db, companyId, kind, image, async (imageId) => {
    await changeTheme(db, by, companyId, logoChange(kind, imageId), {
      action: 'themeSetup.logoUploaded',
      target: targetOf(kind),
    });
    return null;
  });

/**
 * Replaces a logo. Reads the file only after the authorization. Throws `BAD_USER_INPUT` for an image that is
 * too small, or for a square logo that is not square.
 */
export async function uploadLogo(
  ctx: Context,
  kind: LogoKind,
  readFile: () => Promise<Uint8Array>,
): Promise<StoredImage> {
  const { companyId } = authorizeUpload(ctx.viewer);
  const image = await readUploadedImage(ctx, companyId, readFile);
  (kind === 'SquareLogo' ? checkSquare : checkFull)(image);
  return ctx.services.database.inCompany(companyId, (db) => setLogo(db, ctx, companyId, kind, image));
}

export async function removeLogo(ctx: Context, kind: LogoKind): Promise<ThemeSetup | null> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const event = { action: 'themeSetup.logoRemoved', target: targetOf(kind) } as const;
    const theme = await changeTheme(db, ctx, companyId, logoChange(kind, null), event);
    return toThemeSetup(ctx, companyId, theme);
  });
}

export async function currentLogo(ctx: Context, kind: LogoKind): Promise<ImageRow> {
  const { companyId } = authorize(ctx.viewer, null, 'shell');
  const image = await ctx.services.database.inCompany(companyId, async (db) => {
    const id = (await themeOf(db, companyId))?.[fieldOf[kind]];
    return id ? loadImage(db, companyId, id) : undefined;
  });
  if (!image) throw notFound();
  return image;
}

/** Returns a logo by its version, or throws `NOT_FOUND`. The caller must check the link's signature first. */
export async function linkedLogo(
  { database }: Services,
  { company, version }: { company: string; version: string },
): Promise<ImageRow> {
  const image = await database.inCompany(company, (db) => loadImage(db, company, version));
  if (!image) throw notFound();
  return image;
}
