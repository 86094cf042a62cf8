import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { attachment } from '../lib/fileName';
import { openArchive } from '../modules/company-exports/download';

const schema = { querystring: { type: 'object', properties: { token: { type: 'string' } } } };

interface ArchiveRoute {
  Params: { id: string };
  Querystring: { token?: string };
}

/** The file of startCompanyExport. Its link holds its own token, since a browser that saves a file sends no header. */
export const companyExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ArchiveRoute>(
    '/company-exports/:id',
    { schema, exposeHeadRoute: false },
    async (request, reply) => {
      const { id } = request.params;
      const { fileName, bytes, parts } = await openArchive(services, id, request.query.token ?? '');
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': attachment(fileName),
          'content-length': bytes,
        })
        .type('application/zip')
        .send(Readable.from(parts));
    },
  );
};
