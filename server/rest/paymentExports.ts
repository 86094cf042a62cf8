import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { openExport } from '../modules/payments/openExport';
import { byToken, sendDownload, type ByToken } from './sendDownload';

/** The file of exportPayments. */
export const paymentExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ByToken>('/payment-exports', byToken, async ({ query }, reply) =>
    sendDownload(reply, await openExport(services, query.token ?? '')),
  );
};
