import type { FastifyInstance } from 'fastify';
import { immutableCacheControl, type Services } from '../../platform';
import { attachment } from '../../lib/fileName';

const schema = { querystring: { type: 'object', properties: { token: { type: 'string' } } } };

// Prevents scripts, requests and form submissions if the browser opens the file as a page.
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

interface FileRoute {
  Params: { slug: string };
  Querystring: { token?: string };
}

/**
 * Serves marketing templates as files and images. Their links contain a token, because an image request sends
 * no custom headers.
 */
export const marketingFileRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<FileRoute>(
    '/marketing-templates/:slug',
    { schema, exposeHeadRoute: false },
    async (request, reply) => {
      // The renderer is large and rarely needed, so it loads on demand.
      const { openMarketingFile } = await import('./file.service');
      const { slug } = request.params;
      const { type, fileName, body } = await openMarketingFile(services, slug, request.query.token ?? '');
      return reply
        .headers({
          'cache-control': fileName ? 'no-store' : immutableCacheControl,
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
          ...(fileName && { 'content-disposition': attachment(fileName) }),
        })
        .type(type)
        .send(body);
    },
  );
};
