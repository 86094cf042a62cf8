import { demoAdmin } from './fixtures';
import type { LiveryServer } from './liveryServer';
import { ask } from './operatorApi';

interface DemoClient {
  id: string;
  token: string;
}

/** A client of the demo company who pays, and a session that may look at them. */
export async function demoClient({ url }: LiveryServer): Promise<DemoClient> {
  const { login } = await ask<{ login: { accessToken: string } }>(
    url,
    '',
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }',
    demoAdmin,
  );
  const { clients } = await ask<{ clients: { items: { id: string }[] } }>(
    url,
    login.accessToken,
    '{ clients(filter: { status: [Active] }, pageSize: 20) { items { id } } }',
  );
  return { id: clients.items[0]?.id ?? '', token: login.accessToken };
}
