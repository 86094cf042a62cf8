import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/context/context';
import { openExport } from './openExport.service';
import { tokenRoute, sendDownload, type TokenRoute } from '../../platform/http/sendDownload';

export const auditExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<TokenRoute>('/audit-exports', tokenRoute, async ({ query }, reply) =>
    sendDownload(reply, await openExport(services, query.token ?? '')),
  );
};
