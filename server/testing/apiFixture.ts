import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { type Fixture, openFixture } from './fixture';

/** A fixture with the API, whose requests need no socket. */
export interface ApiFixture extends Fixture {
  app: FastifyInstance;
}

export async function openApiFixture(...parameters: Parameters<typeof openFixture>): Promise<ApiFixture> {
  const fixture = await openFixture(...parameters);
  const app = await buildApp(fixture.services);
  return { ...fixture, app, close: () => app.close().finally(fixture.close) };
}
