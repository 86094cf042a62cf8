import type { FastifyInstance } from 'fastify';
import { immutableCacheControl, readUpload, restContextOf, sendImage, type Services } from '../../platform';
import { notFound } from '../../lib/errors';
import { isSignedImageQuery } from './imageLinks';
import { guideImage, uploadGuideImage } from './images.service';
import { imageMaxBytes } from '../../../contract/uploads';

const schema = {
  querystring: {
    type: 'object',
    properties: {
      company: { type: 'string' },
      expires: { type: 'integer' },
      signature: { type: 'string' },
    },
  },
};

interface GuideImageRoute {
  Params: { id: string };
  Querystring: { company?: string; expires?: number; signature?: string };
}

export const guideImageRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<GuideImageRoute>('/quick-guides/images/:id', { schema }, async (request, reply) => {
    const { company = '', expires = 0, signature = '' } = request.query;
    const { signingKeys } = services.settings;
    if (!isSignedImageQuery(signingKeys, { company, expires }, signature)) throw notFound();
    const image = await guideImage(services, company, request.params.id);
    return sendImage(request, reply, image, { fileName: 'picture', caching: immutableCacheControl });
  });

  app.post('/quick-guides/images/upload', async (request) =>
    uploadGuideImage(await restContextOf(services, request), () => readUpload(request, imageMaxBytes)),
  );
};
