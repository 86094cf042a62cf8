import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../lib/caller';
import type { Context, Services } from '../context/context';

const maxUserAgentLength = 500;

export const callerOf = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  ipAddress: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, maxUserAgentLength) ?? null,
});

/**
 * Returns the context of a request. Its viewer is null without a valid access token of an active session.
 * Throws `UNAVAILABLE` if the database is unavailable.
 */
export async function contextOf(services: Services, request: FastifyRequest): Promise<Context> {
  const viewer = await services.authentication.authenticate(
    services,
    request.headers.authorization,
    request.ip,
  );
  return { services, viewer, caller: callerOf(request) };
}

/** Returns the context of a REST request and adds the viewer to the request's log. */
export async function restContextOf(services: Services, request: FastifyRequest): Promise<Context> {
  const context = await contextOf(services, request);
  const { companyId, operatorId } = context.viewer ?? {};
  if (context.viewer) request.log = request.log.child({ companyId, operatorId });
  return context;
}
