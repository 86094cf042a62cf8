import type { Sharp } from 'sharp';
import { notFound } from '../../errors';
import { isId } from '../../lib/ids';
import { sentFile, type SiteAnswer } from '../answers';
import type { SiteRequest } from '../siteRequest';
import { guidePixels, imagePixels, type SiteImageKind } from '../sql';

/** Twice what a page shows, for screens of many dots. */
const headerHeight = 80;
const widestLogo = 640;
const widestPicture = 1408;

const forGood = 'public, max-age=31536000, immutable';
const asLongAsItStays = 'private, no-cache';

/** Opens an image. Loads the image library on first use. */
async function openImage(png: Buffer): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(png);
}

async function pixelsOf(
  { services, companyId }: SiteRequest,
  id: string | null | undefined,
  kind: SiteImageKind,
): Promise<Buffer> {
  const png =
    id && isId(id)
      ? await services.database.inCompany(companyId, (db) => imagePixels(db, companyId, id, kind))
      : undefined;
  if (!png) throw notFound('picture');
  return png;
}

// Only under the address that names it may a browser take it for unchanging.
const caching = (site: SiteRequest, id: string | null): Record<string, string> => ({
  'cache-control': site.query.get('v') === id ? forGood : asLongAsItStays,
});

async function logo(site: SiteRequest, id: string | null, kind: SiteImageKind): Promise<SiteAnswer> {
  const pixels = await pixelsOf(site, id, kind);
  const image = await openImage(pixels);
  const small = await image
    .resize({ width: widestLogo, height: headerHeight, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer();
  return sentFile('image/webp', small, caching(site, id));
}

export const fullLogo = (site: SiteRequest): Promise<SiteAnswer> =>
  logo(site, site.snapshot.branding.fullLogo, 'FullLogo');

export const squareLogo = (site: SiteRequest): Promise<SiteAnswer> =>
  logo(site, site.snapshot.branding.squareLogo, 'SquareLogo');

/** The square logo as an icon of tabs and home screens. */
export const icon =
  (side: number) =>
  async (site: SiteRequest): Promise<SiteAnswer> => {
    const pixels = await pixelsOf(site, site.snapshot.branding.squareLogo, 'SquareLogo');
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const image = await openImage(pixels);
    const small = await image
      .resize({ width: side, height: side, fit: 'contain', background: clear })
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    return sentFile('image/png', small);
  };

/** A picture of a guide that clients have. */
export async function guidePicture(site: SiteRequest): Promise<SiteAnswer> {
  const { services, companyId, snapshot, params } = site;
  const id = params.id ?? '';
  const pixels =
    isId(id) &&
    (await services.database.inCompany(companyId, (db) => guidePixels(db, companyId, snapshot.id, id)));
  if (!pixels) throw notFound('picture');
  const image = await openImage(pixels);
  const sized = await image
    .resize({ width: widestPicture, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
  return sentFile('image/webp', sized, { 'cache-control': forGood });
}
