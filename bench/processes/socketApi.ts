import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app';
import { publish, type LiveryEvent } from '../../server/events';
import { newId } from '../../server/lib/ids';
import { signAccessToken } from '../../server/modules/auth/accessToken';
import { closeServices } from '../../server/openServices';
import { startServices } from '../../server/services';
import { parseSettings } from '../../server/settings';
import { insertCompany, insertOperator } from '../../server/testing/factories';
import { createViewer } from '../../server/testing/createViewer';
import { monotonicMs } from '../measure';
import { answerQuestions } from '../program';

/**
 * Gives the address; makes a company with so many sessions, each of an Admin of their own; or publishes one change of a
 * client and gives the moment before it did.
 */
export type ApiQuestion =
  { do: 'url' } | { do: 'signIn'; sessions: number } | { do: 'publish'; companyId: string };

export interface SignedIn {
  companyId: string;
  tokens: string[];
}

async function main(environment: Record<string, string>): Promise<void> {
  const services = await startServices(parseSettings(environment));
  const { database } = services;
  const app = await buildApp(services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  async function signIn(sessions: number): Promise<SignedIn> {
    const company = await insertCompany(database, {});
    const tokens: string[] = [];
    for (let made = 0; made < sessions; made += 1) {
      const operator = await insertOperator(database, company, { role: 'Admin' });
      const { companyId, operatorId, sessionId } = await createViewer(database, company, operator);
      tokens.push(await signAccessToken(services, { companyId, operatorId, sessionId }));
    }
    return { companyId: company.id, tokens };
  }

  async function announce(companyId: string): Promise<number> {
    const event: LiveryEvent = {
      type: 'clientChanged',
      companyId,
      kind: 'Updated',
      ids: [newId()],
      count: 1,
    };
    const beganMs = monotonicMs();
    await database.inCompany(companyId, (db) => publish(db, event));
    return beganMs;
  }

  answerQuestions<ApiQuestion>(
    async (question) => {
      if (question.do === 'signIn') return signIn(question.sessions);
      if (question.do === 'publish') return announce(question.companyId);
      return `ws://127.0.0.1:${port}/graphql`;
    },
    async () => {
      await app.close();
      await closeServices(services);
    },
  );
}

/** The API by itself, with companies that are signed in to. */
void main(JSON.parse(process.argv[2] ?? '{}'));
