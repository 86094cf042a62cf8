import {
  authorize,
  type Context,
  type Db,
  type ImageRow,
  loadImage,
  readUploadedImage,
  removeImage,
  type StoredImage,
  storeImage,
  writeAuditEvent,
} from '../../platform';
import { notFound } from '../../lib/errors';
import { isId } from '../../../contract/ids';
import { profileImageIdOf, replaceProfileImage } from './profileImages.repository';

export async function profileImage(ctx: Context, operatorId: string): Promise<ImageRow> {
  const { companyId } = authorize(ctx.viewer, null, 'shell');
  if (!isId(operatorId)) throw notFound();
  const image = await ctx.services.database.inCompany(companyId, async (db) => {
    const imageId = await profileImageIdOf(db, companyId, operatorId);
    return imageId ? loadImage(db, companyId, imageId) : undefined;
  });
  if (!image) throw notFound();
  return image;
}

/** Replaces the viewer's image. Reads the file only after authorization. */
export async function uploadProfileImage(
  ctx: Context,
  readFile: () => Promise<Uint8Array>,
): Promise<StoredImage> {
  const { companyId, operatorId, name } = authorize(ctx.viewer, null, 'shell');
  const image = await readUploadedImage(ctx, companyId, readFile);
  return ctx.services.database.inCompany(companyId, async (db) => {
    const stored = await storeImage(db, companyId, 'ProfileImage', image, (imageId) =>
      replaceProfileImage(db, companyId, operatorId, imageId),
    );
    await writeAuditEvent(db, ctx, {
      action: 'operator.profileImageUploaded',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: name,
    });
    return stored;
  });
}

/** Removes an operator's image in the caller's transaction. Returns false if the operator has no image. */
export async function deleteProfileImage(db: Db, companyId: string, operatorId: string): Promise<boolean> {
  const replacedId = await replaceProfileImage(db, companyId, operatorId, null);
  if (replacedId) await removeImage(db, companyId, replacedId);
  return replacedId !== null;
}

export async function removeProfileImage(ctx: Context): Promise<true> {
  const { companyId, operatorId, name } = authorize(ctx.viewer, null, 'shell');
  await ctx.services.database.inCompany(companyId, async (db) => {
    if (!(await deleteProfileImage(db, companyId, operatorId))) return;
    await writeAuditEvent(db, ctx, {
      action: 'operator.profileImageRemoved',
      targetType: 'Operator',
      targetId: operatorId,
      targetLabel: name,
    });
  });
  return true;
}
