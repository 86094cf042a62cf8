import { retryOnUniqueViolation, writeAuditEvent } from '../../../platform';
import { editClients, fieldsForUpdate, findEditConflicts, publishClientChange } from '../../../clients';
import { setEmailVerified } from '../account.repository';
import { revokeEmailedLinks, isOpenLink, consumeLink } from '../link.repository';
import { readLinkHash, invalidLinkError } from '../passwords';
import { clientActor, type Visit } from '../visit';

/** Throws `BAD_USER_INPUT` for field `token` if the link is used or expired. */
export async function verifyAddressLink(visit: Visit, token: string): Promise<void> {
  const { services, companyId } = visit;
  const hash = await readLinkHash(visit, token);
  const isOpen = await services.database.inCompany(companyId, (db) =>
    isOpenLink(db, companyId, 'Address', hash),
  );
  if (!isOpen) throw invalidLinkError();
}

/**
 * Sets the address that the link was sent to, revokes the client's other emailed links and notifies the
 * previous address. Throws `BAD_USER_INPUT` for field `token` if the link is used or expired, or another
 * client has the address.
 */
export async function changeAddress(visit: Visit, token: string): Promise<void> {
  const { services, companyId } = visit;
  const hash = await readLinkHash(visit, token);
  const change = () =>
    services.database.inCompany(companyId, async (db) => {
      const { clientId: id, email } = (await consumeLink(db, companyId, 'Address', hash)) ?? {};
      const before = id && (await fieldsForUpdate(db, companyId, [id])).get(id);
      if (!id || !email || !before) throw invalidLinkError();
      const edit = { id, patch: { email } };
      if ((await findEditConflicts(db, companyId, [edit])).size > 0) throw invalidLinkError();
      await editClients(db, companyId, [edit]);
      await setEmailVerified(db, companyId, id);
      await revokeEmailedLinks(db, companyId, id);
      await writeAuditEvent(db, clientActor(visit, { id, name: before.name }), {
        action: 'client.updated',
        targetType: 'Client',
        targetId: id,
        targetLabel: before.name,
        changes: [{ field: 'email', before: before.email, after: email }],
      });
      await publishClientChange(db, companyId, 'Updated', [id]);
      const emailJob = {
        companyId,
        clientId: id,
        to: before.email,
        letter: 'client-address-changed',
      } as const;
      await services.jobs.enqueue(db, 'send-address-letter', emailJob);
    });
  // If another client takes the address concurrently, the retry finds the conflict.
  await retryOnUniqueViolation(change);
}
