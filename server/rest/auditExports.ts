import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { attachment } from '../lib/fileName';
import { openExport } from '../modules/audit/openExport';

const schema = { querystring: { type: 'object', properties: { token: { type: 'string' } } } };

/** The file of exportAuditEvents. Its link holds its own token, since a browser that saves a file sends no header. */
export const auditExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<{ Querystring: { token?: string } }>(
    '/audit-exports',
    { schema, exposeHeadRoute: false },
    async (request, reply) => {
      const { fileName, parts } = await openExport(services, request.query.token ?? '');
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': attachment(fileName) })
        .type('text/csv; charset=utf-8; header=present')
        .send(Readable.from(parts));
    },
  );
};
