import {
  authorize,
  type Context,
  type ImageRow,
  loadImage,
  messageTarget,
  readUploadedImage,
  type Services,
  type StoredImage,
  storeImage,
  writeAuditEvent,
} from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { isGuideImage } from './guides.repository';

/** Stores a guide image and audits the upload. Reads the file only after authorization. */
export async function uploadGuideImage(
  ctx: Context,
  readFile: () => Promise<Uint8Array>,
): Promise<StoredImage> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_WHITE_LABELLED_CUSTOMER', 'write');
  const image = await readUploadedImage(ctx, companyId, readFile);
  return ctx.services.database.inCompany(companyId, async (db) => {
    // An upload replaces no image, because earlier versions of a guide still show their images.
    const stored = await storeImage(db, companyId, 'GuideImage', image, async () => null);
    await writeAuditEvent(db, ctx, {
      action: 'quickGuide.imageUploaded',
      targetType: 'QuickGuide',
      targetId: stored.version,
      ...messageTarget(() => t('Image')),
    });
    return stored;
  });
}

/** Returns a guide image of the company, or throws `NOT_FOUND`. The caller must check access first. */
export async function guideImage(services: Services, companyId: string, id: string): Promise<ImageRow> {
  if (!isId(id)) throw notFound();
  const image = await services.database.inCompany(companyId, async (db) =>
    (await isGuideImage(db, companyId, id)) ? loadImage(db, companyId, id) : undefined,
  );
  if (!image) throw notFound();
  return image;
}
