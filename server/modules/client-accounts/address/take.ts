import { retryOnUniqueViolation } from '../../../db/retryOnUniqueViolation';
import { recordAudit } from '../../audit/service';
import { announceClients } from '../../clients/announce';
import { editClients, fieldsForUpdate, obstaclesToEdits } from '../../clients/editing';
import { setVerified } from '../accountSql';
import { closeMailedLinks, isOpenLink, takeLink } from '../linkSql';
import { readLink, usedUp } from '../passwords';
import { clientDoer, type Visit } from '../visit';

/** Refuses a link that no longer works. */
export async function openAddressLink(visit: Visit, token: string): Promise<void> {
  const { services, companyId } = visit;
  const hash = await readLink(visit, token);
  const isOpen = await services.database.inCompany(companyId, (db) =>
    isOpenLink(db, companyId, 'Address', hash),
  );
  if (!isOpen) throw usedUp();
}

/** Gives the client the address that the link went to, and tells the one before. What was mailed there opens nothing more. */
export async function changeAddress(visit: Visit, token: string): Promise<void> {
  const { services, companyId } = visit;
  const hash = await readLink(visit, token);
  const change = () =>
    services.database.inCompany(companyId, async (db) => {
      const { clientId: id, email } = (await takeLink(db, companyId, 'Address', hash)) ?? {};
      const before = id && (await fieldsForUpdate(db, companyId, [id])).get(id);
      if (!id || !email || !before) throw usedUp();
      const edit = { id, patch: { email } };
      if ((await obstaclesToEdits(db, companyId, [edit])).size > 0) throw usedUp();
      await editClients(db, companyId, [edit]);
      await setVerified(db, companyId, id);
      await closeMailedLinks(db, companyId, id);
      await recordAudit(db, clientDoer(visit, { id, name: before.name }), {
        action: 'client.updated',
        targetType: 'Client',
        targetId: id,
        targetLabel: before.name,
        changes: [{ field: 'email', before: before.email, after: email }],
      });
      await announceClients(db, companyId, 'Updated', [id]);
      const letter = { companyId, clientId: id, to: before.email, letter: 'client-address-changed' } as const;
      await services.jobs.enqueue(db, 'send-address-letter', letter);
    });
  // Where somebody else takes the address at the same time, the second look finds them.
  await retryOnUniqueViolation(change);
}
