import type { FastifyRequest } from 'fastify';
import { badInput, DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';

class TooLargeError extends DomainError {
  override get httpStatus(): number {
    return 413;
  }
}

const tooLargeError = (maxBytes: number): TooLargeError => {
  const message = t('This file is larger than {max} MB. Choose a smaller file.', {
    max: maxBytes / 1_000_000,
  });
  return new TooLargeError('BAD_USER_INPUT', message, { fields: { file: message } });
};

/** Bytes allowed in a form besides the file: boundaries, names and a few fields. */
const maxFormOverheadBytes = 100_000;

/**
 * Returns whether Content-Length exceeds the maximum for the file and the rest of the form. Reads no body.
 */
export const declaresLargerBody = ({ headers }: FastifyRequest, maxBytes: number): boolean =>
  Number(headers['content-length'] ?? 0) > maxBytes + maxFormOverheadBytes;

/**
 * Throws `BAD_USER_INPUT` for the plain errors that the multipart parser throws on a malformed form, and
 * rethrows others.
 */
export function throwUploadError(error: unknown): never {
  if (error instanceof DomainError || (error instanceof Error && 'statusCode' in error)) throw error;
  throw badInput({ file: t('The upload was interrupted. Upload the file again.') });
}

async function readPart(request: FastifyRequest, maxBytes: number): Promise<Uint8Array> {
  const part = await request.file({
    limits: { fileSize: maxBytes, files: 1, fields: 5 },
    throwFileSizeLimit: false,
  });
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    throw badInput({ file: t('Choose a file to upload in the field “file”.') });
  }
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLargeError(maxBytes);
  return bytes;
}

/**
 * Returns the bytes of the `file` field. Throws `BAD_USER_INPUT` if the file is missing, too large or
 * malformed.
 */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Uint8Array> {
  if (!request.isMultipart()) {
    throw badInput({ file: t('Send the file as multipart form data in the field “file”.') });
  }
  if (declaresLargerBody(request, maxBytes)) throw tooLargeError(maxBytes);
  return readPart(request, maxBytes).catch(throwUploadError);
}
