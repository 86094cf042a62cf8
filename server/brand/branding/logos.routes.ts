import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  immutableCacheControl,
  readUpload,
  restContextOf,
  revalidatedCacheControl,
  sendImage,
  type Services,
} from '../../platform';
import { DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import type { LogoKind } from '../../../contract/enums';
import { isSignedLogoLink, logoPaths } from './logoLinks';
import { currentLogo, linkedLogo, uploadLogo } from './logos.service';
import { imageMaxBytes } from '../../../contract/uploads';

const fileNames: Readonly<Record<LogoKind, string>> = { SquareLogo: 'square-logo', FullLogo: 'full-logo' };

interface LogoQuery {
  company?: string;
  version?: string;
  expires?: number;
  signature?: string;
}

const schema = {
  querystring: {
    type: 'object',
    properties: {
      company: { type: 'string' },
      version: { type: 'string' },
      expires: { type: 'integer' },
      signature: { type: 'string' },
    },
  },
};

function verifyLink(services: Services, kind: LogoKind, query: LogoQuery) {
  const link = {
    company: query.company ?? '',
    kind,
    version: query.version ?? '',
    expires: query.expires ?? 0,
  };
  if (isSignedLogoLink(services.settings.signingKeys, link, query.signature ?? '')) return link;
  throw new DomainError('UNAUTHENTICATED', t('This logo link has expired. Reload the page.'));
}

async function loadLogo(services: Services, kind: LogoKind, query: LogoQuery, request: FastifyRequest) {
  if (query.signature !== undefined) {
    return {
      image: await linkedLogo(services, verifyLink(services, kind, query)),
      caching: immutableCacheControl,
    };
  }
  return {
    image: await currentLogo(await restContextOf(services, request), kind),
    caching: revalidatedCacheControl,
  };
}

export const logoRoutes = (services: Services) => async (app: FastifyInstance) => {
  for (const kind of ['SquareLogo', 'FullLogo'] as const) {
    const path = logoPaths[kind];

    app.get<{ Querystring: LogoQuery }>(path, { schema }, async (request, reply) => {
      const { image, caching } = await loadLogo(services, kind, request.query, request);
      return sendImage(request, reply, image, { fileName: fileNames[kind], caching });
    });

    app.post(`${path}/upload`, async (request) =>
      uploadLogo(await restContextOf(services, request), kind, () => readUpload(request, imageMaxBytes)),
    );
  }
};
