import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/context/context';
import { openArchive } from './download.service';
import { tokenRoute, sendDownload, type TokenRoute } from '../../platform/http/sendDownload';

interface ArchiveRoute extends TokenRoute {
  Params: { id: string };
}

export const companyExportRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ArchiveRoute>('/company-exports/:id', tokenRoute, async ({ params, query }, reply) => {
    const archive = await openArchive(services, params.id, query.token ?? '');
    return sendDownload(reply, archive, 'application/zip', { 'content-length': archive.bytes });
  });
};
