import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../server/app';
import { type LiveEvent } from '../../../server/platform';
import { parseSettings } from '../../../server/platform/startup';
import { newId } from '../../../server/lib/ids';
import { closeServices } from '../../../server/openServices';
import { startServices } from '../../../server/services';
import { fixtureOf } from '../../../server/testing/fixture';
import { monotonicMs } from '../../lib/measure';
import { handleCommands } from '../../lib/childProcess';

/**
 * `url` returns the address. `signIn` creates a company with one Admin per session and returns their tokens.
 * `publish` publishes a change of a client and returns its start time by `monotonicMs`.
 */
export type ApiCommand =
  { do: 'url' } | { do: 'signIn'; sessions: number } | { do: 'publish'; companyId: string };

export interface CompanySessions {
  companyId: string;
  tokens: string[];
}

async function main(environment: Record<string, string>): Promise<void> {
  const services = await startServices(parseSettings(environment));
  const { database } = services;
  const fixture = fixtureOf(services);
  const app = await buildApp(services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  async function createSessions(sessions: number): Promise<CompanySessions> {
    const company = await fixture.company();
    const tokens: string[] = [];
    for (let index = 0; index < sessions; index += 1) {
      const operator = await fixture.operator(company, { role: 'Admin' });
      tokens.push((await fixture.signedIn(company, operator)).token);
    }
    return { companyId: company.id, tokens };
  }

  async function publishChange(companyId: string): Promise<number> {
    const event: LiveEvent = {
      type: 'clientChanged',
      companyId,
      kind: 'Updated',
      ids: [newId()],
      count: 1,
    };
    const startedAtMs = monotonicMs();
    await database.inCompany(companyId, (db) => db.publish(event));
    return startedAtMs;
  }

  handleCommands<ApiCommand>(
    async (command) => {
      if (command.do === 'signIn') return createSessions(command.sessions);
      if (command.do === 'publish') return publishChange(command.companyId);
      return `ws://127.0.0.1:${port}/graphql`;
    },
    async () => {
      await app.close();
      await closeServices(services);
    },
  );
}

void main(JSON.parse(process.argv[2] ?? '{}'));
