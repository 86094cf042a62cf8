import * as z from 'zod';
import { changedFields } from '../../../lib/changedFields';
import { parseInput } from '../../../lib/input';
import { writeAuditEvent } from '../../../platform';
import {
  clientFieldSchemas,
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

/**
 * Updates the client's name and phone. Their email is a sign-in name, so it changes only through a link sent
 * to the new address.
 */
export async function updateOwnDetails(visit: ClientVisit, input: OwnDetails): Promise<void> {
  const { services, companyId, session } = visit;
  const { clientId: id } = session;
  const actor = requireClientActor(visit);
  await services.database.inCompany(companyId, async (db) => {
    const before = (await fieldsForUpdate(db, companyId, [id])).get(id);
    if (!before) throw new Error(`Client ${id} not found.`);
    const country = before.country ?? (await companyCountry(db, companyId));
    const patch = parseInput(detailsInput(country), input);
    const changes = changedFields(before, patch);
    if (changes.length === 0) return;
    await editClients(db, companyId, [{ id, patch }]);
    await writeAuditEvent(db, actor, {
      action: 'client.updated',
      targetType: 'Client',
      targetId: id,
      targetLabel: patch.name,
      changes,
    });
    await publishClientChange(db, companyId, 'Updated', [id]);
  });
}
