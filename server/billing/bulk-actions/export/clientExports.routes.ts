import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/context/context';
import { openDownload } from './download.service';
import { tokenRoute, sendDownload, type TokenRoute } from '../../../platform/http/sendDownload';

interface ExportRoute extends TokenRoute {
  Params: { id: string };
}

export const clientExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ExportRoute>('/client-exports/:id', tokenRoute, async ({ params, query }, reply) =>
    sendDownload(reply, await openDownload(services, params.id, query.token ?? '')),
  );
};
