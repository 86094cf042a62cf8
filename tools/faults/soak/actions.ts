import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { requestGraphql, clientCsv, type OperatorAccount } from '../../../e2e/support/operatorApi';
import { openSocket } from '../../bench/sockets/openSocket';
import { signInRepeatedly } from '../browser/sessions';

export interface Operator {
  url: string;
  owner: OperatorAccount;
  socket: WebSocket | null;
}

export type Action = (operator: Operator) => Promise<void>;

interface Client {
  id: string;
  lockVersion: number;
}

const execute = <Data>({ url, owner }: Operator, query: string, variables: object = {}): Promise<Data> =>
  requestGraphql<Data>(url, owner.accessToken, query, variables);

async function listClients(operator: Operator, search: string | null): Promise<Client[]> {
  const query = `query ($search: String) {
    clients(page: 1, pageSize: 50, search: $search) { totalCount items { id name email status lockVersion } }
  }`;
  const { clients } = await execute<{ clients: { items: Client[] } }>(operator, query, { search });
  return clients.items;
}

const addClient: Action = (operator) =>
  execute(operator, 'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }', {
    input: { name: 'Grace Hopper', email: `${randomUUID()}@example.test` },
  });

async function editClient(operator: Operator): Promise<void> {
  const [client] = await listClients(operator, null);
  if (!client) return addClient(operator);
  await execute(operator, 'mutation ($input: UpdateClientInput!) { updateClient(input: $input) { id } }', {
    input: { id: client.id, lockVersion: client.lockVersion, note: `Seen at ${Date.now()}` },
  });
}

async function reopenSocket(operator: Operator): Promise<void> {
  operator.socket?.close();
  const group = {
    count: 1,
    token: operator.owner.accessToken,
    query: 'subscription { companyChanged { name } }',
  };
  const noHandlers = { event: () => {}, refusal: () => {}, close: () => {} };
  operator.socket = await openSocket(`${operator.url.replace('http', 'ws')}/graphql`, group, noHandlers);
}

async function signInAgain(operator: Operator): Promise<void> {
  await execute(operator, 'mutation { signOut }');
  const [session] = await signInRepeatedly(operator.url, operator.owner, 1);
  operator.owner = { ...operator.owner, ...session };
}

async function downloadExport(operator: Operator): Promise<void> {
  const { exportClients } = await execute<{ exportClients: { url: string } }>(
    operator,
    'mutation ($input: ExportClientsInput!) { exportClients(input: $input) { url } }',
    { input: { selection: {}, columns: [] } },
  );
  const file = await fetch(new URL(exportClients.url, operator.url));
  if (!file.ok) throw new Error(`The export returned ${file.status}.`);
  await file.text();
}

async function upload(operator: Operator, path: string, file: string, type: string): Promise<{ id: string }> {
  const body = new FormData();
  body.append('file', new Blob([file], { type }), 'file');
  const headers = { authorization: `Bearer ${operator.owner.accessToken}` };
  const response = await fetch(`${operator.url}${path}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${path} returned ${await response.text()}`);
  return (await response.json()) as { id: string };
}

async function uploadLogo(operator: Operator): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="${1 + (Date.now() % 255)}" fill="teal"/></svg>`;
  await upload(operator, '/theme-setups/square-logo/upload', svg, 'image/svg+xml');
}

/** The client field of each column of `clientCsv`. */
const importedFields = ['Name', 'Email', 'Phone', 'Country'];

async function importClients(operator: Operator): Promise<void> {
  const rows = clientCsv(20).replaceAll('@', `-${randomUUID()}@`);
  const { id } = await upload(operator, '/client-imports', rows, 'text/csv');
  await execute(
    operator,
    `mutation ($id: ID!, $mapping: [ClientImportMappingInput!]!) {
      checkClientImport(id: $id, mapping: $mapping) { id }
    }`,
    { id, mapping: importedFields.map((field, column) => ({ column, field })) },
  );
  await execute(operator, 'mutation ($id: ID!) { startClientImport(id: $id, rows: AllRows) { id } }', { id });
}

const advanceClock: Action = (operator) =>
  execute(operator, 'mutation ($key: ID!) { advanceTestClock(days: 1, idempotencyKey: $key) { now } }', {
    key: randomUUID(),
  });

export const frequentActions: readonly Action[] = [
  (operator) => listClients(operator, null).then(() => undefined),
  (operator) => listClients(operator, 'client 1').then(() => undefined),
  editClient,
  reopenSocket,
  (operator) => listClients(operator, 'hop').then(() => undefined),
  addClient,
  downloadExport,
  editClient,
  signInAgain,
];

/** Actions that run rarely, in part because the API limits uploads and imports per hour. */
export const rareActions: readonly Action[] = [uploadLogo, importClients, advanceClock];
