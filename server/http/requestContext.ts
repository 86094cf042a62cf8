import type { FastifyRequest } from 'fastify';
import type { Caller, Context, Services } from '../context';
import { authenticate } from '../modules/auth/authenticate';

const longestUserAgent = 500;
const longestLanguage = 100;

export const callerOf = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  ipAddress: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
  acceptLanguage: request.headers['accept-language']?.slice(0, longestLanguage) ?? null,
});

/** The context of a call: its viewer is null when the Authorization header proves nobody. */
export async function contextOf(services: Services, request: FastifyRequest): Promise<Context> {
  const viewer = await authenticate(services, request.headers.authorization, request.ip);
  return { services, viewer, caller: callerOf(request) };
}

/** The same for a route of REST, whose refusals say in the log whose call it was. */
export async function contextOfRoute(services: Services, request: FastifyRequest): Promise<Context> {
  const context = await contextOf(services, request);
  const { companyId, operatorId } = context.viewer ?? {};
  if (context.viewer) request.log = request.log.child({ companyId, operatorId });
  return context;
}
