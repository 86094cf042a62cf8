import type { FastifyRequest } from 'fastify';
import type { Caller, Context, Services } from '../context';
import { authenticate } from '../modules/auth/authenticate';

const longestUserAgent = 500;

export const callerOf = (request: FastifyRequest): Caller => ({
  requestId: request.id,
  ipAddress: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, longestUserAgent) ?? null,
});

/** The context of a call: its viewer is null when the Authorization header proves nobody. */
export const contextOf = async (services: Services, request: FastifyRequest): Promise<Context> => ({
  services,
  viewer: await authenticate(services, request.headers.authorization, request.ip),
  caller: callerOf(request),
});
