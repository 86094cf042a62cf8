import type { FastifyInstance } from 'fastify';
import { sendDownload, type Services, tokenRoute, type TokenRoute } from '../../platform';
import { openExport } from './openExport.service';

export const paymentExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<TokenRoute>('/payment-exports', tokenRoute, async ({ query }, reply) =>
    sendDownload(reply, await openExport(services, query.token ?? '')),
  );
};
