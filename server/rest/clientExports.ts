import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { openDownload } from '../modules/client-bulks/export/download';
import { attachment } from '../lib/fileName';

const schema = { querystring: { type: 'object', properties: { token: { type: 'string' } } } };

interface ExportRoute {
  Params: { id: string };
  Querystring: { token?: string };
}

/** The file of exportClients. Its link holds its own token, since a browser that saves a file sends no header. */
export const clientExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ExportRoute>('/client-exports/:id', { schema, exposeHeadRoute: false }, async (request, reply) => {
    const { fileName, parts } = await openDownload(services, request.params.id, request.query.token ?? '');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-disposition': attachment(fileName) })
      .type('text/csv; charset=utf-8; header=present')
      .send(Readable.from(parts));
  });
};
