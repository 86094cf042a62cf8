import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { openExport } from '../modules/audit/openExport';
import { byToken, sendDownload, type ByToken } from './sendDownload';

/** The file of exportAuditEvents. */
export const auditExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ByToken>('/audit-exports', byToken, async ({ query }, reply) =>
    sendDownload(reply, await openExport(services, query.token ?? '')),
  );
};
