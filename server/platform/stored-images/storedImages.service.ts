import type { Context } from '../context/context';
import type { Db } from '../db/database';
import { badInput } from '../../lib/errors';
import { decodeImage } from '../images/decodeImage';
import { ImageError, type DecodedImage, type ImageProblem } from '../images/decodedImage';
import { newId } from '../../lib/ids';
import { networksOf } from '../../lib/network';
import { t } from '../../lib/i18n/i18n';
import { limit } from '../rate-limits/limits';
import {
  deleteImage,
  imageById,
  insertImage,
  type ImageRow,
  type StoredKind,
} from './storedImages.repository';

const problemMessages: Readonly<Record<ImageProblem, () => string>> = {
  NotAnImage: () => t('Choose a PNG, JPEG, WebP or SVG image.'),
  Empty: () => t('This file is empty. Choose another file.'),
  Broken: () => t('This image is damaged or incomplete. Save it again and upload the new file.'),
  TooManyPixels: () => t('This image has more than 50 million pixels. Reduce its size and upload it again.'),
  SvgWithEntities: () => t('SVG files with entities are not supported. Save the file as a plain SVG or PNG.'),
  NothingLeft: () => t('This SVG is empty without its linked or embedded files. Upload it as PNG.'),
  TooHard: () => t('This image is too complex. Upload it as PNG.'),
};

/**
 * Decodes and re-encodes an uploaded file. Throws `BAD_USER_INPUT` for the field `file` if the image is
 * invalid, `RATE_LIMITED` if the queue is full, and `UNAVAILABLE` if the decoder can't start.
 */
async function decodeUpload(
  { services, caller }: Context,
  companyId: string,
  bytes: Uint8Array,
): Promise<DecodedImage> {
  const queueKeys = [companyId, ...networksOf(caller.ipAddress)];
  try {
    return await decodeImage(bytes, queueKeys, services.decodeImageFile);
  } catch (error) {
    if (error instanceof ImageError) throw badInput({ file: problemMessages[error.problem]() });
    throw error;
  }
}

/** Reads and decodes an uploaded image. Uploads are rate-limited, because decoding starts a child process. */
export async function readUploadedImage(
  ctx: Context,
  companyId: string,
  readFile: () => Promise<Uint8Array>,
): Promise<DecodedImage> {
  await limit(ctx.services, 'image-upload-company', companyId);
  return decodeUpload(ctx, companyId, await readFile());
}

/** The response to an upload: `StoredImage` in openapi.yaml. */
export interface StoredImage {
  version: string;
  width: number;
  height: number;
}

/**
 * Stores an image in the caller's transaction. `assignImage` references the image and returns the id of the
 * image that it replaces, or null. The replaced image is deleted.
 */
export async function storeImage(
  db: Db,
  companyId: string,
  kind: StoredKind,
  image: DecodedImage,
  assignImage: (imageId: string) => Promise<string | null>,
): Promise<StoredImage> {
  const version = newId();
  await insertImage(db, companyId, version, kind, image);
  const replacedId = await assignImage(version);
  if (replacedId) await deleteImage(db, companyId, replacedId);
  return { version, width: image.width, height: image.height };
}

export const loadImage = (db: Db, companyId: string, id: string): Promise<ImageRow | undefined> =>
  imageById(db, companyId, id);

/** Deletes an image. Call it in the transaction that removes the last reference to the image. */
export const removeImage = (db: Db, companyId: string, id: string): Promise<void> =>
  deleteImage(db, companyId, id);
