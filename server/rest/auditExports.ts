import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { openExport } from '../modules/audit/openExport';
import { tokenRoute, sendDownload, type TokenRoute } from './sendDownload';

export const auditExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<TokenRoute>('/audit-exports', tokenRoute, async ({ query }, reply) =>
    sendDownload(reply, await openExport(services, query.token ?? '')),
  );
};
