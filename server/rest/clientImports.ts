import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../context';
import { badInput } from '../errors';
import { restContextOf } from '../http/requestContext';
import { authorizeUpload, uploadClientImport } from '../modules/client-imports/upload';
import { declaresMore, refuseBroken } from './uploads';

const maxBytes = 20_000_000;
const tooLarge = 'This file is larger than 20 MB. Split it into smaller files.';

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/** The file's bytes; null when there are more than may be. */
async function bytesOf(file: MultipartFile): Promise<Buffer | null> {
  try {
    return await file.toBuffer();
  } catch (error) {
    if (isTooLarge(error)) return null;
    return refuseBroken(error);
  }
}

const refuseTooLarge = (reply: FastifyReply, requestId: string): FastifyReply =>
  reply
    .status(413)
    .send({ message: tooLarge, code: 'BAD_USER_INPUT', fields: { file: tooLarge }, requestId });

const schema = { querystring: { type: 'object', properties: { encoding: { type: 'string' } } } };

/** POST /client-imports. */
export const clientImportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.post<{ Querystring: { encoding?: string } }>('/client-imports', { schema }, async (request, reply) => {
    const ctx = await restContextOf(services, request);
    await authorizeUpload(ctx);
    if (!request.isMultipart())
      throw badInput({ file: 'Send the file as multipart/form-data, field “file”.' });
    if (declaresMore(request, maxBytes)) return refuseTooLarge(reply, request.id);
    const file = await request.file({ limits: { fileSize: maxBytes, files: 1 } }).catch(refuseBroken);
    if (file?.fieldname !== 'file') {
      file?.file.resume();
      throw badInput({ file: 'Choose a file to upload.' });
    }
    const bytes = await bytesOf(file);
    if (!bytes) return refuseTooLarge(reply, request.id);
    return uploadClientImport(ctx, { name: file.filename, bytes, encoding: request.query.encoding });
  });
};
