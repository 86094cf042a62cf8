import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { badInput } from '../../errors';
import { decodeImage } from '../../images/decodeImage';
import { ImageError, type DecodedImage, type ImageProblem } from '../../images/decodedImage';
import { newId } from '../../lib/ids';
import { networksOf } from '../../lib/network';
import { limit } from '../auth/limits';
import { deleteImage, imageById, insertImage, type ImageRow, type StoredKind } from './sql';

const reasonOf: Readonly<Record<ImageProblem, string>> = {
  NotAnImage: 'This file is not a PNG, JPEG, WebP or SVG image. Choose one of these.',
  Empty: 'This file is empty. Choose another one.',
  Broken: 'This image is damaged or incomplete. Save it again and upload the new file.',
  TooManyPixels: 'This image has more than 50 million pixels. Make it smaller and upload it again.',
  SvgWithEntities: 'This SVG defines entities, which can not be taken. Save it as a plain SVG or as PNG.',
  NothingLeft:
    'This SVG shows nothing without the files it links to or embeds. Save it as PNG and upload that.',
  TooHard: 'This image takes too long to draw. Save it as PNG and upload that.',
};

/** The image made anew from an uploaded file, or BAD_USER_INPUT under the field `file`. */
async function readImage(
  { services, caller }: Context,
  companyId: string,
  bytes: Uint8Array,
): Promise<DecodedImage> {
  const whose = [companyId, ...networksOf(caller.ipAddress)];
  try {
    return await decodeImage(bytes, whose, services.decodeImageFile);
  } catch (error) {
    if (error instanceof ImageError) throw badInput({ file: reasonOf[error.problem] });
    throw error;
  }
}

/** Counts an upload before its file is read, for drawing an image takes a process of its own. */
export async function readUploadedImage(
  ctx: Context,
  companyId: string,
  readFile: () => Promise<Uint8Array>,
): Promise<DecodedImage> {
  await limit(ctx.services, 'image-upload-company', companyId);
  return readImage(ctx, companyId, await readFile());
}

/** What an upload answers: openapi.yaml's StoredImage. */
export interface StoredImage {
  version: string;
  width: number;
  height: number;
}

/** Keeps an image within the caller's transaction; `putInPlace` points at it and says which one it replaces. */
export async function storeImage(
  db: Db,
  companyId: string,
  kind: StoredKind,
  image: DecodedImage,
  putInPlace: (imageId: string) => Promise<string | null>,
): Promise<StoredImage> {
  const version = newId();
  await insertImage(db, companyId, version, kind, image);
  const replaced = await putInPlace(version);
  if (replaced) await deleteImage(db, companyId, replaced);
  return { version, width: image.width, height: image.height };
}

export const loadImage = (db: Db, companyId: string, id: string): Promise<ImageRow | undefined> =>
  imageById(db, companyId, id);

/** Within the transaction in which nothing points at it any more. */
export const dropImage = (db: Db, companyId: string, id: string): Promise<void> =>
  deleteImage(db, companyId, id);
