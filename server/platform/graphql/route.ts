import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import { createHandler, type Request } from 'graphql-http';
import { badInput, DomainError } from '../../lib/errors';
import { numberText } from '../../lib/localeText';
import { t } from '../../lib/i18n/i18n';
import type { Context, DeviceMarks, Services } from '../context/context';
import { deviceCookie, readDeviceMarks } from '../http/deviceMarks';
import { contextOf } from '../http/requestContext';
import { requestError, type RequestLog } from './errors';
import type { Pipeline, Refused } from './pipeline';

/** Far more values than any screen sends. Parsing a megabyte of brackets would block all other requests. */
const maxValues = 10_000;
/** In characters. Far longer than a sign-up, the longest request without a session. */
const maxAnonymousLength = 100_000;

const charCodes = (characters: string): readonly number[] =>
  [...characters].map((character) => character.charCodeAt(0));
const [quote, backslash, ...opening] = charCodes('"\\,[{');

/** Returns whether a JSON text has too many values. The scan takes a fraction of the time of parsing. */
function hasTooManyValues(json: string): boolean {
  let isInString = false;
  let values = 0;
  for (let index = 0; index < json.length && values <= maxValues; index += 1) {
    const code = json.charCodeAt(index);
    if (code === quote) isInString = !isInString;
    else if (isInString) index += code === backslash ? 1 : 0;
    else if (opening.includes(code)) values += 1;
  }
  return values > maxValues;
}

/**
 * Throws `UNAUTHENTICATED` for a long body without a valid token, or `BAD_USER_INPUT` for a body with too
 * many values, which would take long to parse.
 */
async function rejectLargeBody(services: Services, { headers }: FastifyRequest, body: string): Promise<void> {
  if (
    body.length > maxAnonymousLength &&
    !(await services.authentication.hasValidToken(services, headers.authorization))
  ) {
    throw new DomainError('UNAUTHENTICATED', t('Sign in to continue.'));
  }
  if (body.length > maxValues && hasTooManyValues(body)) {
    throw badInput({
      variables: t('Send at most {max} values in a request.', { max: numberText(maxValues) }),
    });
  }
}

const bodyLimit = 1_000_000;

/** Accepts the handshakes of WebSockets that the route receives. */
interface SocketServer {
  isHandshake(request: FastifyRequest): boolean;
  accept(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/**
 * Request state that graphql-http's handler doesn't provide: the logger, the device cookies and the refusal.
 */
interface Exchange {
  requestLog: RequestLog;
  device: DeviceMarks;
  refused: Refused | null;
}

type HttpRequest = Request<FastifyRequest, Exchange>;

const withCode = (error: Readonly<GraphQLError | Error>): GraphQLError =>
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
        request.context.requestLog,
      );
      return 'refused' in outcome ? refuse(request, outcome.refused) : outcome.admitted;
    },
    execute: (args) => pipeline.execute(args),
    onOperation(request, args, result) {
      if (!('data' in result) && !('errors' in result)) return;
      const outcome = pipeline.finalize(result, args, request.context.requestLog);
      return 'refused' in outcome ? { errors: refuse(request, outcome.refused) } : outcome.result;
    },
    formatError: withCode,
  });
}

/** Registers `/graphql` for HTTP requests and the WebSocket handshake. */
export const graphqlRoute =
  (services: Services, pipeline: Pipeline, sockets: SocketServer) => async (app: FastifyInstance) => {
    const handle = createHttpHandler(services, pipeline);

    // graphql-http parses the body, so that parse errors follow the GraphQL-over-HTTP specification.
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
        const rawBody = typeof request.body === 'string' ? request.body : null;
        if (rawBody !== null) await rejectLargeBody(services, request, rawBody);
        const { settings } = services;
        const device = readDeviceMarks(settings, request.headers.cookie);
        const context: Exchange = {
          requestLog: { requestId: request.id, log: request.log },
          device,
          refused: null,
        };
        const [body, init] = await handle({
          method: request.method,
          url: request.url,
          headers: request.headers,
          body: rawBody,
          raw: request,
          context,
        });
        const { refused } = context;
        const cookie = deviceCookie(settings, device);
        if (cookie) void reply.header('set-cookie', cookie);
        if (refused?.retryAfterSeconds) void reply.header('retry-after', refused.retryAfterSeconds);
        // As a string, the body would be copied once to measure it and once to send it.
        return reply
          .status(refused?.status ?? init.status)
          .headers(init.headers ?? {})
          .send(body === null ? undefined : Buffer.from(body));
      },
    });
  };
