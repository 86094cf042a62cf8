import {
  type AuditContext,
  type CardOwner,
  type CardSetup,
  type Db,
  type Services,
  writeAuditEvent,
} from '../../platform';
import { loadPublishableKey } from '../stripe/account';

/**
 * Audits an opened card form. Uses the target type `ClientCard` with the client's id, so that an abandoned
 * form does not appear on the client's timeline.
 */
export const auditCardForm = (db: Db, by: AuditContext, { id, name }: CardOwner): Promise<void> =>
  writeAuditEvent(db, by, {
    action: 'clientCard.formOpened',
    targetType: 'ClientCard',
    targetId: id,
    targetLabel: name,
  });

/**
 * Starts adding a card at the card provider. Returns the parameters with which the browser opens the
 * provider's card form.
 */
export async function startCardSetup(
  { cardProvider, database }: Pick<Services, 'cardProvider' | 'database'>,
  { account, ...owner }: CardOwner,
): Promise<CardSetup> {
  const { companyId, reference, secretKey } = account;
  const setup = await cardProvider.startCardForm({ account, ...owner });
  const common = { provider: cardProvider.name, clientSecret: setup.clientSecret };
  if (secretKey === null) {
    return { ...common, publishableKey: setup.publishableKey, accountReference: reference };
  }
  // A company's own keys identify its account, so the form needs no account reference.
  const publishableKey = await database.inCompany(companyId, (db) => loadPublishableKey(db, companyId));
  return { ...common, publishableKey, accountReference: null };
}
