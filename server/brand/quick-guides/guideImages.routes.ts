import type { FastifyInstance } from 'fastify';
import type { Services } from '../../platform/context/context';
import { notFound } from '../../lib/errors';
import { restContextOf } from '../../platform/http/requestContext';
import { isSignedImageQuery } from './imageLinks';
import { guideImage, uploadGuideImage } from './images.service';
import { immutableCacheControl, sendImage } from '../../platform/stored-images/sendImage';
import { imageMaxBytes } from '../../../contract/uploads';
import { readUpload } from '../../platform/http/uploads';

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
    if (!isSignedImageQuery(signingKeys, { company, expires }, signature)) throw notFound('picture');
    const image = await guideImage(services, company, request.params.id);
    return sendImage(request, reply, image, { fileName: 'picture', caching: immutableCacheControl });
  });

  app.post('/quick-guides/images/upload', async (request) =>
    uploadGuideImage(await restContextOf(services, request), () => readUpload(request, imageMaxBytes)),
  );
};
