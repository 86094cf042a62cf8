import type { FastifyInstance } from 'fastify';
import { sendDownload, type Services, tokenRoute, type TokenRoute } from '../../platform';
import { openExport } from './auditLog.service';

export const auditExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<TokenRoute>('/audit-exports', tokenRoute, async ({ query }, reply) =>
    sendDownload(reply, await openExport(services, query.token ?? '')),
  );
};
