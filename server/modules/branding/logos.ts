import type { Context, Services, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput, notFound } from '../../errors';
import type { DecodedImage } from '../../images/decodedImage';
import { authorise } from '../../permissions';
import type { ThemeSetup } from '../../schema.generated';
import type { Doer } from '../audit/service';
import { loadImage, readUploadedImage, storeImage, type StoredImage } from '../images/service';
import type { ImageRow } from '../images/sql';
import { changeTheme } from './change';
import { toThemeSetup } from './present';
import { themeOf, type LogoKind, type ThemeRow } from './sql';

const minPixels = 128;
const squareTolerance = 0.05;

const labelOf: Readonly<Record<LogoKind, string>> = { SquareLogo: 'Square logo', FullLogo: 'Full logo' };

/** During onboarding the Admin, and afterwards whoever may brand the company. */
function authoriseUpload(viewer: Viewer | null): Viewer {
  return viewer?.companyStatus === 'Pending'
    ? authorise(viewer, 'Admin', 'onboard')
    : authorise(viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
}

const fieldOf = { SquareLogo: 'squareLogo', FullLogo: 'fullLogo' } as const;

const logoChange = (kind: LogoKind, imageId: string | null): Partial<ThemeRow> => ({
  [fieldOf[kind]]: imageId,
});

const sizeOf = ({ sourceWidth, sourceHeight }: DecodedImage): string =>
  `${sourceWidth} by ${sourceHeight} pixels`;

function checkSquare(image: DecodedImage): void {
  const { sourceWidth, sourceHeight } = image;
  const longer = Math.max(sourceWidth, sourceHeight);
  if (Math.abs(sourceWidth - sourceHeight) > longer * squareTolerance) {
    throw badInput({
      file: `This image is ${sizeOf(image)}, which is not square. Crop it so that both sides are alike.`,
    });
  }
  if (Math.min(sourceWidth, sourceHeight) < minPixels) {
    throw badInput({
      file: `This image is ${sizeOf(image)}. A square logo needs ${minPixels} by ${minPixels} pixels at least.`,
    });
  }
}

function checkFull(image: DecodedImage): void {
  if (image.sourceWidth >= minPixels) return;
  throw badInput({
    file: `This image is ${sizeOf(image)}. A full logo needs to be ${minPixels} pixels wide at least.`,
  });
}

/** Puts a logo in its place within the caller's transaction. The one before stays: versions and snapshots name it. */
export const putLogo = (
  db: Db,
  by: Doer,
  companyId: string,
  kind: LogoKind,
  image: DecodedImage,
): Promise<StoredImage> =>
  storeImage(db, companyId, kind, image, async (imageId) => {
    await changeTheme(db, by, companyId, logoChange(kind, imageId), {
      action: 'themeSetup.logoUploaded',
      label: labelOf[kind],
    });
    return null;
  });

/** Replaces a logo. The file is read only once its sender was found to be allowed to. */
export async function uploadLogo(
  ctx: Context,
  kind: LogoKind,
  readFile: () => Promise<Uint8Array>,
): Promise<StoredImage> {
  const { companyId } = authoriseUpload(ctx.viewer);
  const image = await readUploadedImage(ctx, companyId, readFile);
  (kind === 'SquareLogo' ? checkSquare : checkFull)(image);
  return ctx.services.database.inCompany(companyId, (db) => putLogo(db, ctx, companyId, kind, image));
}

export async function removeLogo(ctx: Context, kind: LogoKind): Promise<ThemeSetup | null> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const removed = { action: 'themeSetup.logoRemoved', label: labelOf[kind] } as const;
    const theme = await changeTheme(db, ctx, companyId, logoChange(kind, null), removed);
    return toThemeSetup(ctx, companyId, theme);
  });
}

export async function currentLogo(ctx: Context, kind: LogoKind): Promise<ImageRow> {
  const { companyId } = authorise(ctx.viewer, null, 'shell');
  const image = await ctx.services.database.inCompany(companyId, async (db) => {
    const id = (await themeOf(db, companyId))?.[fieldOf[kind]];
    return id ? loadImage(db, companyId, id) : undefined;
  });
  if (!image) throw notFound('logo');
  return image;
}

/** The logo that a signed link names, of whichever version; whoever calls must have checked the signature. */
export async function linkedLogo(
  { database }: Services,
  { company, version }: { company: string; version: string },
): Promise<ImageRow> {
  const image = await database.inCompany(company, (db) => loadImage(db, company, version));
  if (!image) throw notFound('logo');
  return image;
}
