import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { requestGraphql, clientCsv, type OperatorAccount } from '../../../e2e/support/operatorApi';
import { openSocket } from '../../sockets/openSocket';
import { signInTimes } from '../browser/sessions';

/** Somebody at work in a company of their own. */
export interface Operator {
  url: string;
  ada: OperatorAccount;
  socket: WebSocket | null;
}

export type Act = (operator: Operator) => Promise<void>;

interface Client {
  id: string;
  lockVersion: number;
}

const call = <Data>({ url, ada }: Operator, query: string, variables: object = {}): Promise<Data> =>
  requestGraphql<Data>(url, ada.accessToken, query, variables);

async function readList(operator: Operator, search: string | null): Promise<Client[]> {
  const query = `query ($search: String) {
    clients(page: 1, pageSize: 50, search: $search) { totalCount items { id name email status lockVersion } }
  }`;
  const { clients } = await call<{ clients: { items: Client[] } }>(operator, query, { search });
  return clients.items;
}

const add: Act = (operator) =>
  call(operator, 'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }', {
    input: { name: 'Grace Hopper', email: `${randomUUID()}@example.test` },
  });

async function edit(operator: Operator): Promise<void> {
  const [client] = await readList(operator, null);
  if (!client) return add(operator);
  await call(operator, 'mutation ($input: UpdateClientInput!) { updateClient(input: $input) { id } }', {
    input: { id: client.id, lockVersion: client.lockVersion, note: `Seen at ${Date.now()}` },
  });
}

/** What is sent with the socket, however long it stood, ends with it. */
async function comeAndGo(operator: Operator): Promise<void> {
  operator.socket?.close();
  const group = {
    count: 1,
    token: operator.ada.accessToken,
    query: 'subscription { companyChanged { name } }',
  };
  const hearing = { event: () => {}, refusal: () => {}, close: () => {} };
  operator.socket = await openSocket(`${operator.url.replace('http', 'ws')}/graphql`, group, hearing);
}

async function signInAnew(operator: Operator): Promise<void> {
  await call(operator, 'mutation { signOut }');
  const [session] = await signInTimes(operator.url, operator.ada, 1);
  operator.ada = { ...operator.ada, ...session };
}

async function download(operator: Operator): Promise<void> {
  const { exportClients } = await call<{ exportClients: { url: string } }>(
    operator,
    'mutation ($input: ExportClientsInput!) { exportClients(input: $input) { url } }',
    { input: { selection: {}, columns: [] } },
  );
  const file = await fetch(new URL(exportClients.url, operator.url));
  if (!file.ok) throw new Error(`The export answered ${file.status}.`);
  await file.text();
}

async function send(operator: Operator, path: string, file: string, type: string): Promise<{ id: string }> {
  const body = new FormData();
  body.append('file', new Blob([file], { type }), 'file');
  const headers = { authorization: `Bearer ${operator.ada.accessToken}` };
  const answer = await fetch(`${operator.url}${path}`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${path} answered ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

async function uploadLogo(operator: Operator): Promise<void> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="${1 + (Date.now() % 255)}" fill="teal"/></svg>`;
  await send(operator, '/theme-setups/square-logo/upload', drawing, 'image/svg+xml');
}

/** What the columns of `clientCsv` hold. */
const importedFields = ['Name', 'Email', 'Phone', 'Country'];

async function importClients(operator: Operator): Promise<void> {
  const rows = clientCsv(20).replaceAll('@', `-${randomUUID()}@`);
  const { id } = await send(operator, '/client-imports', rows, 'text/csv');
  await call(
    operator,
    `mutation ($id: ID!, $mapping: [ClientImportMappingInput!]!) {
      checkClientImport(id: $id, mapping: $mapping) { id }
    }`,
    { id, mapping: importedFields.map((field, column) => ({ column, field })) },
  );
  await call(operator, 'mutation ($id: ID!) { startClientImport(id: $id, rows: AllRows) { id } }', { id });
}

const stepClock: Act = (operator) =>
  call(operator, 'mutation ($key: ID!) { stepSandboxClock(days: 1, idempotencyKey: $key) { now } }', {
    key: randomUUID(),
  });

/** What people do all day, in this order again and again. */
export const usualActs: readonly Act[] = [
  (operator) => readList(operator, null).then(() => undefined),
  (operator) => readList(operator, 'client 1').then(() => undefined),
  edit,
  comeAndGo,
  (operator) => readList(operator, 'hop').then(() => undefined),
  add,
  download,
  edit,
  signInAnew,
];

/** What is done now and then: the API lets a company do each so often an hour only. */
export const rareActs: readonly Act[] = [uploadLogo, importClients, stepClock];
