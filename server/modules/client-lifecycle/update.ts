import type { Context } from '../../context';
import type { Db } from '../../db/database';
import { retryOnUniqueViolation } from '../../db/retryOnUniqueViolation';
import { DomainError, badInput, notFound } from '../../errors';
import { changedFields } from '../../lib/changedFields';
import { isId } from '../../lib/ids';
import { parseInput } from '../../lib/parseInput';
import { authorise } from '../../permissions';
import type { Client, UpdateClientInput } from '../../schema.generated';
import { recordAudit } from '../audit/service';
import { companyCountry } from '../clients/adding';
import { announceClients } from '../clients/announce';
import {
  clientById,
  editClients,
  fieldsForUpdate,
  obstaclesToEdits,
  type ClientEdit,
} from '../clients/editing';
import { givenFields, updateClientInput } from './input';
import { lastEdit } from './sql';

async function refuseStale(db: Db, companyId: string, id: string, lockVersion: number): Promise<void> {
  const { version, changedBy, changedAt } = await lastEdit(db, companyId, id);
  if (version === lockVersion) return;
  const message = `${changedBy ?? 'Somebody'} has changed this client since you opened it.`;
  throw new DomainError('CONFLICT', message, { conflict: { kind: 'Stale', changedBy, changedAt } });
}

async function refuseTaken(db: Db, companyId: string, edit: ClientEdit): Promise<void> {
  const obstacle = (await obstaclesToEdits(db, companyId, [edit])).get(edit.id);
  if (obstacle === 'EmailTaken') throw badInput({ email: 'Another client has this email address.' });
  if (obstacle) throw badInput({ externalId: 'Another client has this id.' });
}

async function edit(db: Db, ctx: Context, companyId: string, input: UpdateClientInput): Promise<void> {
  const { id, lockVersion, ...given } = input;
  const before = (await fieldsForUpdate(db, companyId, [id])).get(id);
  if (!before) throw notFound('client');
  const countries = { client: before.country, company: await companyCountry(db, companyId) };
  const patch = parseInput(updateClientInput(countries), givenFields(given));
  const changes = changedFields(before, patch);
  if (changes.length === 0) return;
  await refuseStale(db, companyId, id, lockVersion);
  await refuseTaken(db, companyId, { id, patch });
  await editClients(db, companyId, [{ id, patch }]);
  await recordAudit(db, ctx, {
    action: 'client.updated',
    targetType: 'Client',
    targetId: id,
    targetLabel: patch.name ?? before.name,
    changes,
  });
  await announceClients(db, companyId, 'Updated', [id]);
}

/** Changes the fields that are given, unless somebody else has saved since they were read. */
export async function updateClient(ctx: Context, input: UpdateClientInput): Promise<Client> {
  const { companyId, permissions } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(input.id)) throw notFound('client');
  // Where somebody else takes the address or the id at the same time, the second look says which.
  return retryOnUniqueViolation(() =>
    ctx.services.database.inCompany(companyId, async (db) => {
      await edit(db, ctx, companyId, input);
      const client = await clientById(db, companyId, input.id, permissions.has('MANAGE_PAYMENTS'));
      if (!client) throw notFound('client');
      return client;
    }),
  );
}
