import type { Context, Viewer } from '../../context';
import type { Db } from '../../db/database';
import { badInput, notFound } from '../../errors';
import { publish, type EventOf } from '../../events';
import { isId, newId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type {
  Client,
  ClientCounts,
  ClientPage,
  CreateClientInput,
  QueryClientsArgs,
} from '../../schema.generated';
import { writeAuditEvent } from '../audit/service';
import { onlyOnce } from '../idempotency/onlyOnce';
import { notify } from '../notifications/notify';
import { addClients, type Obstacle } from './adding';
import type { ClientField } from './columns';
import { clientStatuses } from './fields';
import { createClientInput, pageInput } from './input';
import { countsByStatus, pinnedSlice } from './pageSql';
import { checkedSelection, checkedSort } from './selection';
import { settledSelection } from './settling';
import { clientById, companyCountry, plansOnOffer } from './sql';

/** What can be asked of a page; the sizes of some lists take longer than their pages. */
export type PageField = keyof ClientPage;

// What nobody asked for is no number, which GraphQL would refuse to answer with.
const notAsked = NaN;

/** What is asked for of a page, and of each client on it. */
export interface AskedOfPage {
  ofPage: (field: PageField) => boolean;
  ofClient: (field: ClientField) => boolean;
}

const always = (): boolean => true;

/** A page of the company's clients, as far as it is asked for; a page after the last one is empty. */
export async function listClients(
  ctx: Context,
  args: QueryClientsArgs,
  { ofPage = always, ofClient = always }: Partial<AskedOfPage> = {},
): Promise<ClientPage> {
  const viewer = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  const { page, pageSize } = parseInput(pageInput, { page: args.page ?? 1, pageSize: args.pageSize ?? 20 });
  const checked = checkedSelection(viewer, args);
  const sort = checkedSort(viewer, args.sort);
  const wanted = {
    slice: ofPage('items')
      ? { sort, limit: pageSize, offset: (page - 1) * pageSize, isAsked: ofClient }
      : null,
    isSizeWanted: ofPage('totalCount') || ofPage('totalPages'),
  };
  const { database, clientIdCache: keptNumbers } = ctx.services;
  const read = async (db: Db): Promise<ClientPage> => {
    const selection = await settledSelection(db, viewer.companyId, checked, keptNumbers);
    const { items, size, lastNumber } = await pinnedSlice(
      db,
      viewer.companyId,
      selection,
      wanted,
      keptNumbers,
    );
    const totalCount = size ?? notAsked;
    return { items, page, pageSize, totalPages: Math.ceil(totalCount / pageSize), totalCount, lastNumber };
  };
  return database.inCompany(viewer.companyId, read, 'RepeatableRead');
}

export async function findClient(ctx: Context, id: string): Promise<Client> {
  const { companyId, permissions } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound('client');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const client = await clientById(db, companyId, id, permissions.has('MANAGE_PAYMENTS'));
    if (!client) throw notFound('client');
    return client;
  });
}

export async function countClients(ctx: Context): Promise<ClientCounts> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const counts = new Map((await countsByStatus(db, companyId)).map(({ status, count }) => [status, count]));
    const byStatus = clientStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
    return { byStatus, total: byStatus.reduce((sum, { count }) => sum + count, 0) };
  });
}

const refusalOf = (obstacle: Obstacle) =>
  obstacle === 'EmailTaken'
    ? badInput({ email: 'A client with this email address exists already.' })
    : badInput({ externalId: 'A client with this id exists already.' });

const createdFields = ['name', 'email', 'phone', 'country', 'status', 'tags', 'note', 'externalId'] as const;

const createdChanges = (client: Client) => [
  ...createdFields.map((field) => ({ field, before: null, after: client[field] })),
  { field: 'plan', before: null, after: client.plan?.name },
];

async function addedClient(db: Db, { companyId, permissions }: Viewer, id: string): Promise<Client> {
  const client = await clientById(db, companyId, id, permissions.has('MANAGE_PAYMENTS'));
  if (!client) throw new Error(`Client ${id} was added and is not there.`);
  return client;
}

interface Adding {
  ctx: Context;
  db: Db;
  viewer: Viewer;
}

/** Adds a client, records it and tells of it. Gives the id. */
async function addClient({ ctx, db, viewer }: Adding, input: CreateClientInput): Promise<string> {
  const { companyId, operatorId, name } = viewer;
  const values = parseInput(createClientInput(await companyCountry(db, companyId)), input);
  const { planId } = values;
  if (planId && !(await plansOnOffer(db, companyId)).some((plan) => plan.id === planId)) {
    throw badInput({ planId: 'This plan does not exist.' });
  }
  const id = newId();
  const obstacles = await addClients(db, companyId, [
    { ...values, id, status: 'Invited', source: 'Manual', createdAt: null },
  ]);
  const obstacle = obstacles.get(id);
  if (obstacle) throw refusalOf(obstacle);
  const client = await addedClient(db, viewer, id);
  const target = { targetType: 'Client', targetId: id, targetLabel: client.name };
  await writeAuditEvent(db, ctx, { action: 'client.created', ...target, changes: createdChanges(client) });
  await publish(db, { type: 'clientChanged', companyId, kind: 'Created', ids: [id], count: 1 });
  await notify(db, ctx.services, companyId, {
    kind: 'ClientAdded',
    happened: [{ manner: 'Added', subjectId: id, label: client.name, actorName: name }],
    doneBy: operatorId,
  });
  return id;
}

/** A new client; with a key, the one that was added with it before. */
export async function createClient(
  ctx: Context,
  input: CreateClientInput,
  idempotencyKey: string | null = null,
): Promise<Client> {
  const viewer = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    const add = () => addClient({ ctx, db, viewer }, input);
    const once = (key: string) =>
      onlyOnce(db, viewer.companyId, { key, operation: 'createClient', request: input }, add);
    return addedClient(db, viewer, await (idempotencyKey === null ? add() : once(idempotencyKey)));
  });
}

/** The events themselves are the answers, so that one change costs no query for each open list. */
export function clientChanges(ctx: Context): AsyncIterableIterator<EventOf<'clientChanged'>> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  return ctx.services.events.subscribe('clientChanged', companyId, ctx.readAt);
}
