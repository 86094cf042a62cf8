import {
  authorize,
  type Client,
  type ClientCounts,
  type ClientFacets,
  type ClientPlanOffer,
  type Context,
  type CreateClientInput,
  type Db,
  type EventOf,
  runOnce,
  type Viewer,
  writeAuditEvent,
} from '../platform';
import { t } from '../lib/i18n/i18n';
import { badInput, notFound } from '../lib/errors';
import { newId } from '../lib/ids';
import { isId } from '../../contract/ids';
import { parseInput } from '../lib/input';
import { addClients, type ClientConflict } from './addClients';
import { clientStatuses } from '../../contract/enums';
import { clientFieldNames } from './fields';
import { publishClientChange } from './clients.events';
import { createClientInput } from './input';
import {
  clientById,
  companyCountry,
  countryFacets,
  countsByStatus,
  findAvailablePlans,
  planFacets,
  planOffers,
  tagFacets,
} from './clients.repository';

export async function findClient(ctx: Context, id: string): Promise<Client> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  if (!isId(id)) throw notFound();
  return ctx.services.database.inCompany(companyId, async (db) => {
    const client = await clientById(db, companyId, id, permissions.has('MANAGE_PAYMENTS'));
    if (!client) throw notFound();
    return client;
  });
}

export async function countClients(ctx: Context): Promise<ClientCounts> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  return ctx.services.database.inCompany(companyId, async (db) => {
    const counts = new Map((await countsByStatus(db, companyId)).map(({ status, count }) => [status, count]));
    const byStatus = clientStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
    return { byStatus, total: byStatus.reduce((sum, { count }) => sum + count, 0) };
  });
}

/** Returns the filter options of the client list from stored totals. */
export async function clientFacets(ctx: Context): Promise<ClientFacets> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  return ctx.services.database.inCompany(companyId, async (db) => ({
    plans: await planFacets(db, companyId),
    countries: await countryFacets(db, companyId),
    tags: await tagFacets(db, companyId),
  }));
}

export async function clientPlans(ctx: Context): Promise<ClientPlanOffer[]> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  return ctx.services.database.inCompany(companyId, (db) =>
    planOffers(db, companyId, permissions.has('MANAGE_PAYMENTS')),
  );
}

const conflictError = (conflict: ClientConflict) =>
  conflict === 'EmailTaken'
    ? badInput({ email: t('Another client already has this email address.') })
    : badInput({ externalId: t('Another client already has this ID.') });

const createdChanges = (client: Client) =>
  [
    ...clientFieldNames.map((field) => ({ field, before: null, after: client[field] ?? null })),
    { field: 'status', before: null, after: client.status },
    { field: 'plan', before: null, after: client.plan?.name ?? null },
  ].filter(({ after }) => after !== null);

async function loadAddedClient(db: Db, { companyId, permissions }: Viewer, id: string): Promise<Client> {
  const client = await clientById(db, companyId, id, permissions.has('MANAGE_PAYMENTS'));
  if (!client) throw new Error(`Client ${id} was not found after its insertion.`);
  return client;
}

interface AddContext {
  ctx: Context;
  db: Db;
  viewer: Viewer;
}

/** Adds a client, audits and publishes the change, notifies operators and returns the id. */
async function addClient({ ctx, db, viewer }: AddContext, input: CreateClientInput): Promise<string> {
  const { companyId, operatorId, name } = viewer;
  const values = parseInput(createClientInput(await companyCountry(db, companyId)), input);
  const { planId } = values;
  if (planId && !(await findAvailablePlans(db, companyId)).some((plan) => plan.id === planId)) {
    throw badInput({ planId: t('This plan doesn’t exist.') });
  }
  const id = newId();
  const conflicts = await addClients(db, companyId, [
    { ...values, id, status: 'Invited', source: 'Manual', createdAt: null },
  ]);
  const conflict = conflicts.get(id);
  if (conflict) throw conflictError(conflict);
  const client = await loadAddedClient(db, viewer, id);
  const target = { targetType: 'Client', targetId: id, targetLabel: client.name };
  await writeAuditEvent(db, ctx, { action: 'client.created', ...target, changes: createdChanges(client) });
  await publishClientChange(db, companyId, 'Created', [id]);
  await db.publish({
    type: 'clientsAdded',
    companyId,
    source: 'Added',
    subjectId: id,
    label: client.name,
    count: 1,
    actorId: operatorId,
    actorName: name,
  });
  return id;
}

/** Creates a client. A repeated `idempotencyKey` returns the first client. */
export async function createClient(
  ctx: Context,
  input: CreateClientInput,
  idempotencyKey: string | null = null,
): Promise<Client> {
  const viewer = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  return ctx.services.database.inCompany(viewer.companyId, async (db) => {
    const add = () => addClient({ ctx, db, viewer }, input);
    const addIdempotently = (key: string) =>
      runOnce(db, viewer.companyId, { key, operation: 'createClient', request: input }, add);
    return loadAddedClient(
      db,
      viewer,
      await (idempotencyKey === null ? add() : addIdempotently(idempotencyKey)),
    );
  });
}

/**
 * Subscribes to client changes. The events contain their payload, so that a change causes no query for each
 * open list.
 */
export function clientChanges(ctx: Context): AsyncIterableIterator<EventOf<'clientChanged'>> {
  const { companyId } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'read');
  return ctx.services.events.subscribe('clientChanged', companyId, ctx.readAt);
}
