import * as z from 'zod';
import type { Language } from '../../../../contract/languages';
import { changedFields } from '../../../lib/changedFields';
import { parseInput } from '../../../lib/input';
import { type Db, writeAuditEvent } from '../../../platform';
import {
  clientFieldSchemas,
  type ClientPatch,
  companyCountry,
  editClients,
  fieldsForUpdate,
  phoneField,
  publishClientChange,
} from '../../../clients';
import { requireClientActor, type ClientVisit } from '../visit';

export interface OwnDetails {
  name: string;
  phone: string;
}

const detailsInput = (country: string | null) =>
  z.object({ name: clientFieldSchemas.name, phone: phoneField(country) });

export async function readOwnDetails({ services, companyId, session }: ClientVisit): Promise<OwnDetails> {
  const fields = await services.database.inCompany(companyId, (db) =>
    fieldsForUpdate(db, companyId, [session.clientId]),
  );
  const { name = '', phone = null } = fields.get(session.clientId) ?? {};
  return { name, phone: phone ?? '' };
}

/** Changes fields of the client in the client's name, audits the changes and publishes them. */
async function editOwnFields(
  visit: ClientVisit,
  patchOf: (db: Db, before: ClientPatch) => ClientPatch | Promise<ClientPatch>,
): Promise<void> {
  const { services, companyId, session } = visit;
  const { clientId: id } = session;
  const actor = requireClientActor(visit);
  await services.database.inCompany(companyId, async (db) => {
    const before = (await fieldsForUpdate(db, companyId, [id])).get(id);
    if (!before) throw new Error(`Client ${id} not found.`);
    const patch = await patchOf(db, before);
    const changes = changedFields(before, patch);
    if (changes.length === 0) return;
    await editClients(db, companyId, [{ id, patch }]);
    await writeAuditEvent(db, actor, {
      action: 'client.updated',
      targetType: 'Client',
      targetId: id,
      targetLabel: patch.name ?? before.name,
      changes,
    });
    await publishClientChange(db, companyId, 'Updated', [id]);
  });
}

/**
 * Updates the client's name and phone. Their email is a sign-in name, so it changes only through a link sent
 * to the new address.
 */
export const updateOwnDetails = (visit: ClientVisit, input: OwnDetails): Promise<void> =>
  editOwnFields(visit, async (db, before) => {
    const country = before.country ?? (await companyCountry(db, visit.companyId));
    return parseInput(detailsInput(country), input);
  });

/** Updates the language of the client's emails and documents. */
export const updateOwnLanguage = (visit: ClientVisit, language: Language): Promise<void> =>
  editOwnFields(visit, () => ({ language }));
