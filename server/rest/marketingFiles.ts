import type { FastifyInstance } from 'fastify';
import type { Services } from '../context';
import { attachment } from '../lib/fileName';
import { cachedForGood } from './sendImage';

const schema = { querystring: { type: 'object', properties: { token: { type: 'string' } } } };

// Should the browser open it as a page, it may run, fetch and submit nothing.
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

interface FileRoute {
  Params: { slug: string };
  Querystring: { token?: string };
}

/** Marketing templates as files and as pictures. Their links hold their own token, since an image sends no header. */
export const marketingFileRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<FileRoute>(
    '/marketing-templates/:slug',
    { schema, exposeHeadRoute: false },
    async (request, reply) => {
      // What draws them is large, and seldom needed.
      const { openMarketingFile } = await import('../modules/marketing-templates/file');
      const { slug } = request.params;
      const { type, fileName, body } = await openMarketingFile(services, slug, request.query.token ?? '');
      return reply
        .headers({
          'cache-control': fileName ? 'no-store' : cachedForGood,
          'content-security-policy': policy,
          'x-content-type-options': 'nosniff',
          ...(fileName && { 'content-disposition': attachment(fileName) }),
        })
        .type(type)
        .send(body);
    },
  );
};
