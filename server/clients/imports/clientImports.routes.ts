import type { MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { declaresLargerBody, restContextOf, type Services, throwUploadError } from '../../platform';
import { t } from '../../lib/i18n/i18n';
import { badInput } from '../../lib/errors';
import { authorizeUpload, uploadClientImport } from './upload.service';
import { importMaxBytes } from '../../../contract/uploads';

const tooLargeMessage = () =>
  t('This file is larger than {size} MB. Split it into smaller files.', { size: importMaxBytes / 1_000_000 });

const isTooLargeError = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 413;

/**
 * Returns the bytes of the file, or null if it is larger than the maximum. Throws `BAD_USER_INPUT` if the
 * form is malformed.
 */
async function readBytes(file: MultipartFile): Promise<Buffer | null> {
  try {
    return await file.toBuffer();
  } catch (error) {
    if (isTooLargeError(error)) return null;
    return throwUploadError(error);
  }
}

function sendTooLarge(reply: FastifyReply, requestId: string): FastifyReply {
  const message = tooLargeMessage();
  return reply.status(413).send({ message, code: 'BAD_USER_INPUT', fields: { file: message }, requestId });
}

const schema = { querystring: { type: 'object', properties: { encoding: { type: 'string' } } } };

export const clientImportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.post<{ Querystring: { encoding?: string } }>('/client-imports', { schema }, async (request, reply) => {
    const ctx = await restContextOf(services, request);
    await authorizeUpload(ctx);
    if (!request.isMultipart())
      throw badInput({ file: t('Send the file as multipart/form-data in the field “file”.') });
    if (declaresLargerBody(request, importMaxBytes)) return sendTooLarge(reply, request.id);
    const file = await request
      .file({ limits: { fileSize: importMaxBytes, files: 1 } })
      .catch(throwUploadError);
    if (file?.fieldname !== 'file') {
      file?.file.resume();
      throw badInput({ file: t('Choose a file to upload.') });
    }
    const bytes = await readBytes(file);
    if (!bytes) return sendTooLarge(reply, request.id);
    return uploadClientImport(ctx, { name: file.filename, bytes, encoding: request.query.encoding });
  });
};
