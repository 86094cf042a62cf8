import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { refusalOf, type Refusal } from './refusal';

/** What Fastify and its plugins refuse by themselves, in words a person can use. */
const ownWords: Readonly<Record<number, Pick<Refusal, 'message' | 'code'>>> = {
  404: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  413: { code: 'BAD_USER_INPUT', message: 'This is larger than can be taken.' },
  415: { code: 'BAD_USER_INPUT', message: 'This kind of content can not be taken here.' },
  429: { code: 'RATE_LIMITED', message: 'Too many requests. Try again in a minute.' },
};

const frameworkRefusal = (error: FastifyError, status: number): Refusal => ({
  status,
  code: ownWords[status]?.code ?? 'BAD_USER_INPUT',
  message: ownWords[status]?.message ?? error.message,
});

/** The log as its lines say what was asked; contextOfRoute has told it who asks. */
const logOf = ({ log, method, routeOptions }: FastifyRequest): FastifyBaseLogger =>
  log.child({ asked: [`${method} ${routeOptions?.url ?? '?'}`] });

function asRefusal(error: FastifyError, request: FastifyRequest): Refusal {
  const status = error.statusCode ?? 500;
  const log = logOf(request);
  if (error instanceof DomainError || status < 400 || status >= 500) return refusalOf(error, log);
  const refusal = frameworkRefusal(error, status);
  log.info({ code: refusal.code }, 'a call was refused');
  return refusal;
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, code, fields, retryAfterSeconds } = refusal;
  if (retryAfterSeconds) void reply.header('retry-after', retryAfterSeconds);
  void reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  const requestId = request.id;
  if (request.routeOptions.url === '/graphql') {
    return reply.send({ errors: [{ message, extensions: { code, requestId } }] });
  }
  return reply.send({ message, code, ...(fields && { fields }), requestId });
}

/** Every refusal outside GraphQL's own is openapi.yaml's Problem. */
export const sendProblem = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendRefusal(asRefusal(error, request), request, reply);

export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendRefusal(
    { status: 404, code: 'NOT_FOUND', message: 'There is nothing at this address.' },
    request,
    reply,
  );
