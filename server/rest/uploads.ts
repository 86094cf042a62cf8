import type { FastifyRequest } from 'fastify';
import { badInput, DomainError } from '../errors';

export const imageMaxBytes = 2_000_000;

class TooLargeError extends DomainError {
  override get httpStatus(): number {
    return 413;
  }
}

const tooLarge = (maxBytes: number): TooLargeError => {
  const message = `This file is larger than ${maxBytes / 1_000_000} MB. Choose a smaller one.`;
  return new TooLargeError('BAD_USER_INPUT', message, { fields: { file: message } });
};

/** What a form has beside its file: boundaries, names, a few fields. */
const longestRest = 100_000;

/** Known before anything of it is read. */
export const declaresMore = ({ headers }: FastifyRequest, maxBytes: number): boolean =>
  Number(headers['content-length'] ?? 0) > maxBytes + longestRest;

/** A form that breaks off, or is none, is the sender's mistake: its parser throws bare errors. */
export function refuseBroken(error: unknown): never {
  if (error instanceof DomainError || (error instanceof Error && 'statusCode' in error)) throw error;
  throw badInput({ file: 'The file did not arrive whole. Upload it again.' });
}

async function readPart(request: FastifyRequest, maxBytes: number): Promise<Uint8Array> {
  const part = await request.file({
    limits: { fileSize: maxBytes, files: 1, fields: 5 },
    throwFileSizeLimit: false,
  });
  if (part?.fieldname !== 'file') {
    part?.file.resume();
    throw badInput({ file: 'Choose a file to upload, in a field named file.' });
  }
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw tooLarge(maxBytes);
  return bytes;
}

/** The bytes of the one file of a multipart request, its field named `file`. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Uint8Array> {
  if (!request.isMultipart()) {
    throw badInput({ file: 'Send the file as multipart form data, in a field named file.' });
  }
  if (declaresMore(request, maxBytes)) throw tooLarge(maxBytes);
  return readPart(request, maxBytes).catch(refuseBroken);
}
