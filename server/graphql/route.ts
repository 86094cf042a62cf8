import { GraphQLError } from 'graphql';
import { createHandler, type Request } from 'graphql-http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, Services } from '../context';
import { contextOf } from '../http/requestContext';
import { deviceCookie, readDeviceMarks, type DeviceMarks } from '../modules/auth/deviceMarks';
import { requestError, type Asker } from './errors';
import type { SocketServer } from '../socket/server';
import { refuseLargeBody } from './largeBody';
import type { Pipeline, Refused } from './pipeline';

const bodyLimit = 1_000_000;

/** What graphql-http's handler has no place for: who asks, and the status that a refusal takes of its own. */
interface Exchange {
  asker: Asker;
  device: DeviceMarks;
  refused: Refused | null;
}

type HttpRequest = Request<FastifyRequest, Exchange>;

const coded = (error: Readonly<GraphQLError | Error>): GraphQLError =>
  error instanceof GraphQLError && error.extensions.code ? error : requestError(error);

function createHttpHandler(services: Services, pipeline: Pipeline) {
  const refuse = ({ context }: HttpRequest, refused: Refused) => {
    context.refused = refused;
    return refused.errors;
  };
  return createHandler<FastifyRequest, Exchange, Pick<Context, keyof Context>>({
    async onSubscribe(request, params) {
      const outcome = await pipeline.admit(
        params,
        async () => ({ ...(await contextOf(services, request.raw)), device: request.context.device }),
        request.context.asker,
      );
      return 'refused' in outcome ? refuse(request, outcome.refused) : outcome.admitted;
    },
    execute: (args) => pipeline.execute(args),
    onOperation(request, args, result) {
      if (!('data' in result) && !('errors' in result)) return;
      const outcome = pipeline.settle(result, args, request.context.asker);
      return 'refused' in outcome ? { errors: refuse(request, outcome.refused) } : outcome.result;
    },
    formatError: coded,
  });
}

/** /graphql, over HTTP and as the socket's handshake. */
export const graphqlRoute =
  (services: Services, pipeline: Pipeline, sockets: SocketServer) => async (app: FastifyInstance) => {
    const handle = createHttpHandler(services, pipeline);

    // graphql-http reads the body itself, so that what is wrong with it is said as GraphQL-over-HTTP wants it.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );

    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/graphql',
      bodyLimit,
      async handler(request, reply) {
        if (sockets.isHandshake(request)) return sockets.accept(request, reply);
        const sent = typeof request.body === 'string' ? request.body : null;
        if (sent !== null) await refuseLargeBody(services, request, sent);
        const { settings } = services;
        const device = readDeviceMarks(settings, request.headers.cookie);
        const context: Exchange = {
          asker: { requestId: request.id, log: request.log },
          device,
          refused: null,
        };
        const [body, init] = await handle({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: sent,
          raw: request,
          context,
        });
        const { refused } = context;
        const cookie = deviceCookie(settings, device);
        if (cookie) void reply.header('set-cookie', cookie);
        if (refused?.retryAfterSeconds) void reply.header('retry-after', refused.retryAfterSeconds);
        return reply
          .status(refused?.status ?? init.status)
          .headers(init.headers ?? {})
          .send(body ?? undefined);
      },
    });
  };
