import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { openExport } from '../modules/payments/openExport';
import { tokenRoute, sendDownload, type TokenRoute } from './sendDownload';

export const paymentExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<TokenRoute>('/payment-exports', tokenRoute, async ({ query }, reply) =>
    sendDownload(reply, await openExport(services, query.token ?? '')),
  );
};
