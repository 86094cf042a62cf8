import type { Context, Services, Viewer } from '../../context';
import { badInput, notFound } from '../../errors';
import { publish } from '../../events';
import type { DecodedImage } from '../../images/decodedImage';
import { authorise } from '../../permissions';
import { recordAudit } from '../audit/service';
import { admitUpload, loadImage, readImage, storeImage, type StoredImage } from '../images/service';
import type { ImageRow } from '../images/sql';
import { replaceLogo, themeOf, type LogoKind } from './sql';

const minPixels = 128;
const squareTolerance = 0.05;

const labelOf: Readonly<Record<LogoKind, string>> = { SquareLogo: 'Square logo', FullLogo: 'Full logo' };

/** During onboarding the Admin, and afterwards whoever may brand the company. */
function authoriseUpload(viewer: Viewer | null): Viewer {
  return viewer?.companyStatus === 'Pending'
    ? authorise(viewer, 'Admin', 'onboard')
    : authorise(viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
}

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

/** Replaces a logo. The file is read only once its sender was found to be allowed to. */
export async function uploadLogo(
  ctx: Context,
  kind: LogoKind,
  readFile: () => Promise<Uint8Array>,
): Promise<StoredImage> {
  const { companyId } = authoriseUpload(ctx.viewer);
  await admitUpload(ctx, companyId);
  const image = await readImage(await readFile());
  (kind === 'SquareLogo' ? checkSquare : checkFull)(image);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const stored = await storeImage(db, companyId, kind, image, (imageId) =>
      replaceLogo(db, companyId, kind, imageId),
    );
    await recordAudit(db, ctx, {
      action: 'themeSetup.logoUploaded',
      targetType: 'ThemeSetup',
      targetId: companyId,
      targetLabel: labelOf[kind],
    });
    await publish(db, { type: 'companyChanged', companyId });
    return stored;
  });
}

async function logoOf(
  services: Services,
  companyId: string,
  kind: LogoKind,
  version?: string,
): Promise<ImageRow> {
  const image = await services.database.inCompany(companyId, async (db) => {
    const theme = await themeOf(db, companyId);
    const id = kind === 'SquareLogo' ? theme?.square_logo_id : theme?.full_logo_id;
    return id && (!version || version === id) ? loadImage(db, companyId, id) : undefined;
  });
  if (!image) throw notFound('logo');
  return image;
}

export const currentLogo = (ctx: Context, kind: LogoKind): Promise<ImageRow> =>
  logoOf(ctx.services, authorise(ctx.viewer, null, 'shell').companyId, kind);

/** The logo that a signed link names; whoever calls must have checked the signature. */
export const linkedLogo = (
  services: Services,
  { company, kind, version }: { company: string; kind: LogoKind; version: string },
): Promise<ImageRow> => logoOf(services, company, kind, version);
