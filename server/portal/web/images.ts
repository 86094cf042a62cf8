import type { Sharp } from 'sharp';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { fileResponse, type PortalResponse } from './responses';
import type { PortalRequest } from './portalRequest';
import type { LogoKind } from '../../../contract/enums';
import { loadGuideImage, loadPortalImage } from './web.repository';

/** Sizes in pixels: twice the displayed size, for high-density screens. */
const headerHeight = 80;
const maxLogoWidth = 640;
const maxImageWidth = 1408;

const immutableCaching = 'public, max-age=31536000, immutable';
const revalidatedCaching = 'private, no-cache';

/** Opens an image. Loads the image library on the first call. */
async function openImage(png: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(png);
}

async function loadImage(
  { services, companyId }: PortalRequest,
  id: string | null | undefined,
  kind: LogoKind,
): Promise<Buffer> {
  const png =
    id && isId(id)
      ? await services.database.inCompany(companyId, (db) => loadPortalImage(db, companyId, id, kind))
      : undefined;
  if (!png) throw notFound();
  return png;
}

// Only a URL whose version matches the content may be cached as immutable.
const cacheHeaders = (request: PortalRequest, id: string | null): Record<string, string> => ({
  'cache-control': request.query.get('v') === id ? immutableCaching : revalidatedCaching,
});

async function logo(request: PortalRequest, id: string | null, kind: LogoKind): Promise<PortalResponse> {
  const png = await loadImage(request, id, kind);
  const image = await openImage(png);
  const resized = await image
    .resize({ width: maxLogoWidth, height: headerHeight, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  return fileResponse('image/webp', resized, cacheHeaders(request, id));
}

export const fullLogo = (request: PortalRequest): Promise<PortalResponse> =>
  logo(request, request.snapshot.branding.fullLogo, 'FullLogo');

export const squareLogo = (request: PortalRequest): Promise<PortalResponse> =>
  logo(request, request.snapshot.branding.squareLogo, 'SquareLogo');

/** Returns a handler that renders the square logo as a PNG favicon or touch icon. `size` is in pixels. */
export const icon =
  (size: number) =>
  async (request: PortalRequest): Promise<PortalResponse> => {
    const png = await loadImage(request, request.snapshot.branding.squareLogo, 'SquareLogo');
    const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
    const image = await openImage(png);
    const resized = await image
      .resize({ width: size, height: size, fit: 'contain', background: transparent })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    return fileResponse('image/png', resized);
  };

/** Returns an image that a guide of the snapshot contains. Throws `NOT_FOUND` for other images. */
export async function guideImage(request: PortalRequest): Promise<PortalResponse> {
  const { services, companyId, snapshot, params } = request;
  const id = params.id ?? '';
  const png =
    isId(id) &&
    (await services.database.inCompany(companyId, (db) => loadGuideImage(db, companyId, snapshot.id, id)));
  if (!png) throw notFound();
  const image = await openImage(png);
  const resized = await image
    .resize({ width: maxImageWidth, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return fileResponse('image/webp', resized, { 'cache-control': immutableCaching });
}
