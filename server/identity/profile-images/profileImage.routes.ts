import type { FastifyInstance } from 'fastify';
import {
  callerOf,
  immutableCacheControl,
  readUpload,
  restContextOf,
  revalidatedCacheControl,
  sendImage,
  type Services,
} from '../../platform';
import { profileImage, uploadProfileImage } from './profileImages.service';
import { imageMaxBytes } from '../../../contract/uploads';

const schema = {
  querystring: {
    type: 'object',
    properties: { accessToken: { type: 'string' }, version: { type: 'string' } },
  },
};

interface ProfileImageRoute {
  Params: { id: string };
  Querystring: { accessToken?: string; version?: string };
}

/**
 * Uploads and serves profile images. The image's URL contains the access token, because `<img>` cannot send
 * headers.
 */
export const profileImageRoutes = (services: Services) => async (app: FastifyInstance) => {
  app.get<ProfileImageRoute>('/operators/:id/profile-image', { schema }, async (request, reply) => {
    const { accessToken, version } = request.query;
    const viewer = await services.authentication.authenticate(services, accessToken, request.ip);
    const image = await profileImage({ services, viewer, caller: callerOf(request) }, request.params.id);
    return sendImage(request, reply, image, {
      fileName: 'profile-image',
      caching: version === image.id ? immutableCacheControl : revalidatedCacheControl,
    });
  });

  app.post('/operators/profile-image/upload', async (request) =>
    uploadProfileImage(await restContextOf(services, request), () => readUpload(request, imageMaxBytes)),
  );
};
