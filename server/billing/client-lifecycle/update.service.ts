import {
  authorize,
  type Client,
  type Context,
  type Db,
  retryOnUniqueViolation,
  type UpdateClientInput,
  writeAuditEvent,
} from '../../platform';
import {
  clientById,
  type ClientEdit,
  companyCountry,
  editClients,
  fieldsForUpdate,
  findEditConflicts,
  publishClientChange,
} from '../../clients';
import { t } from '../../lib/i18n/i18n';
import { badInput, notFound, staleError } from '../../lib/errors';
import { changedFields } from '../../lib/changedFields';
import { isId } from '../../../contract/ids';
import { parseInput } from '../../lib/input';
import { providedFields, updateClientInput } from './input';
import { lastEdit } from './clientLifecycle.repository';

async function rejectStaleEdit(db: Db, companyId: string, id: string, lockVersion: number): Promise<void> {
  const { version, changedBy, changedAt } = await lastEdit(db, companyId, id);
  if (version === lockVersion) return;
  throw staleError({ updatedBy: changedBy, updatedAt: changedAt });
}

async function rejectTakenIdentifiers(db: Db, companyId: string, edit: ClientEdit): Promise<void> {
  const conflict = (await findEditConflicts(db, companyId, [edit])).get(edit.id);
  if (conflict === 'EmailTaken')
    throw badInput({ email: t('Another client already has this email address.') });
  if (conflict) throw badInput({ externalId: t('Another client already has this ID.') });
}

async function applyEdit(db: Db, ctx: Context, companyId: string, input: UpdateClientInput): Promise<void> {
  const { id, lockVersion, ...fields } = input;
  const before = (await fieldsForUpdate(db, companyId, [id])).get(id);
  if (!before) throw notFound();
  const countries = { client: before.country, company: await companyCountry(db, companyId) };
  const patch = parseInput(updateClientInput(countries), providedFields(fields));
  const changes = changedFields(before, patch);
  if (changes.length === 0) return;
  await rejectStaleEdit(db, companyId, id, lockVersion);
  await rejectTakenIdentifiers(db, companyId, { id, patch });
  await editClients(db, companyId, [{ id, patch }]);
  await writeAuditEvent(db, ctx, {
    action: 'client.updated',
    targetType: 'Client',
    targetId: id,
    targetLabel: patch.name ?? before.name,
    changes,
  });
  await publishClientChange(db, companyId, 'Updated', [id]);
}

/**
 * Changes the provided fields and returns the client. Unless the input changes nothing, throws `CONFLICT` if
 * the client was changed since `lockVersion`, and `BAD_USER_INPUT` if another client has the email or
 * external id.
 */
export async function updateClient(ctx: Context, input: UpdateClientInput): Promise<Client> {
  const { companyId, permissions } = authorize(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  if (!isId(input.id)) throw notFound();
  // If a concurrent transaction takes the email or external id, the retry finds which one and reports it.
  return retryOnUniqueViolation(() =>
    ctx.services.database.inCompany(companyId, async (db) => {
      await applyEdit(db, ctx, companyId, input);
      const client = await clientById(db, companyId, input.id, permissions.has('MANAGE_PAYMENTS'));
      if (!client) throw notFound();
      return client;
    }),
  );
}
