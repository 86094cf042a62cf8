import type { FastifyInstance } from 'fastify';
import { sendDownload, type Services, tokenRoute, type TokenRoute } from '../../../platform';
import { openDownload } from './download.service';

interface ExportRoute extends TokenRoute {
  Params: { id: string };
}

export const clientExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ExportRoute>('/client-exports/:id', tokenRoute, async ({ params, query }, reply) =>
    sendDownload(reply, await openDownload(services, params.id, query.token ?? '')),
  );
};
