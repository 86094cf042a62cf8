import { demoAdmin } from './fixtures';
import type { LiveryServer } from './liveryServer';
import { requestGraphql } from './operatorApi';

interface DemoClient {
  id: string;
  token: string;
}

/** Signs in as the Admin of the demo company. Returns the access token and the id of an active client. */
export async function findDemoClient({ url }: LiveryServer): Promise<DemoClient> {
  const { login } = await requestGraphql<{ login: { accessToken: string } }>(
    url,
    '',
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accessToken } }',
    demoAdmin,
  );
  const { clients } = await requestGraphql<{ clients: { items: { id: string }[] } }>(
    url,
    login.accessToken,
    '{ clients(filter: { status: [Active] }, pageSize: 20) { items { id } } }',
  );
  return { id: clients.items[0]?.id ?? '', token: login.accessToken };
}
