import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { openDownload } from '../modules/client-bulks/export/download';
import { byToken, sendDownload, type ByToken } from './sendDownload';

interface ExportRoute extends ByToken {
  Params: { id: string };
}

/** The file of exportClients. */
export const clientExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ExportRoute>('/client-exports/:id', byToken, async ({ params, query }, reply) =>
    sendDownload(reply, await openDownload(services, params.id, query.token ?? '')),
  );
};
