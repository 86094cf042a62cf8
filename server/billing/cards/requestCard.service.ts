import {
  authorize,
  checkDailyCap,
  type ClientBilling,
  type Context,
  type Db,
  enforceDailyCap,
  type JobPayloads,
  type Mailer,
  runOnce,
  type Services,
  writeAuditEvent,
} from '../../platform';
import { findPortalUrl } from '../../brand';
import {
  clientById,
  clientEmails,
  deliverClientEmail,
  inClientLanguage,
  insertClientEmail,
  isClientEmailSent,
  lockClients,
  publishClientChange,
  deleteUnsentClientEmail,
} from '../../clients';
import { notFound } from '../../lib/errors';
import { newCompanyToken } from '../../lib/companyToken';
import { newId } from '../../lib/ids';
import { isId } from '../../../contract/ids';
import { loadConnectedAccount } from '../stripe/account';
import { loadBilling } from './billing.service';
import { notConnected } from './attachCard';
import { cardRequestEmail, type EndedAccount } from './cardRequestEmail';
import {
  failedPaymentsOf,
  insertCardRequest,
  openRequestById,
  setRequestToken,
  type NewCardRequest,
} from './cardRequest.repository';

type CardRequestInput = Pick<NewCardRequest, 'clientId' | 'paymentId' | 'createdBy'>;

/**
 * Creates a card request and queues its email; the client must be locked. If `ended` is set, the email tells
 * the client that their account is closed or paused. The job replaces the initial token, which is never sent.
 */
export async function createCardRequest(
  db: Db,
  { jobs }: Pick<Services, 'jobs'>,
  companyId: string,
  input: CardRequestInput,
  ended?: EndedAccount,
): Promise<void> {
  const requestId = newId();
  const { hash: tokenHash } = newCompanyToken(companyId);
  await insertCardRequest(db, companyId, { id: requestId, tokenHash, ...input });
  await inClientLanguage(db, companyId, input.clientId, async () => {
    const row = await openRequestById(db, companyId, requestId);
    const email = row && cardRequestEmail(row, '', ended);
    if (!email) return;
    const { subject } = clientEmails[email.template](email.values);
    await insertClientEmail(db, companyId, {
      id: requestId,
      clientId: input.clientId,
      template: email.template,
      subject,
    });
    await jobs.enqueue(db, 'send-card-request', { companyId, requestId, ...(ended && { ended }) });
  });
}

/**
 * Emails a client a link to add a new card. Throws `NOT_FOUND` for an unknown client, `CONFLICT` if no
 * account is connected, or `RATE_LIMITED` over the daily cap.
 */
export async function requestClientCard(ctx: Context, clientId: string, key: string): Promise<ClientBilling> {
  const { companyId, operatorId } = authorize(ctx.viewer, 'MANAGE_PAYMENTS', 'write');
  const { services } = ctx;
  if (!isId(clientId)) throw notFound();
  return services.database.inCompany(companyId, async (db) => {
    const client = await clientById(db, companyId, clientId, false);
    if (!client) throw notFound();
    await runOnce(db, companyId, { key, operation: 'requestClientCard', request: clientId }, async () => {
      await lockClients(db, companyId, [clientId]);
      if (!(await loadConnectedAccount(services, db, companyId))) throw notConnected();
      await enforceDailyCap(db, companyId, 'card-requested', clientId);
      await createCardRequest(db, services, companyId, { clientId, paymentId: null, createdBy: operatorId });
      await writeAuditEvent(db, ctx, {
        action: 'client.cardRequested',
        targetType: 'Client',
        targetId: clientId,
        targetLabel: client.name,
      });
      await publishClientChange(db, companyId, 'Updated', [clientId]);
      return clientId;
    });
    return loadBilling(db, services, companyId, clientId);
  });
}

/**
 * Queues emails to clients about failed payments, with a link to add another card. The caller's transaction
 * must have locked the clients. Skips clients over the daily cap.
 */
export async function emailFailedPayments(
  db: Db,
  services: Pick<Services, 'jobs'>,
  companyId: string,
  paymentIds: readonly string[],
): Promise<void> {
  for (const { id: paymentId, clientId } of await failedPaymentsOf(db, companyId, paymentIds)) {
    if (await checkDailyCap(db, companyId, 'payment-failed', clientId)) continue;
    await createCardRequest(db, services, companyId, { clientId, paymentId, createdBy: null });
  }
}

/**
 * Returns the URL of the page on which clients add a card: on the company's portal, or at the console's URL
 * before a portal is deployed.
 */
async function cardPageUrl(db: Db, settings: Services['settings'], companyId: string): Promise<string> {
  const portalUrl = await findPortalUrl(db, settings, companyId);
  return portalUrl ? `${portalUrl}/give-card` : `${settings.publicUrl}/update-card`;
}

/**
 * Creates and emails the link of a card request, unless it was already sent. Withdraws the email if the
 * request was used or replaced meanwhile.
 */
export async function sendCardRequest(
  services: Services,
  mailer: Mailer,
  { companyId, requestId, ended }: JobPayloads['send-card-request'],
): Promise<void> {
  const { token, hash } = newCompanyToken(companyId);
  const message = await services.database.inCompany(companyId, async (db) => {
    // A new token would invalidate the link that was already sent.
    if (await isClientEmailSent(db, companyId, requestId)) return null;
    const row = await openRequestById(db, companyId, requestId);
    const pageUrl = await cardPageUrl(db, services.settings, companyId);
    const link = `${pageUrl}?token=${token}`;
    const email =
      row &&
      (await inClientLanguage(db, companyId, row.clientId, async () => cardRequestEmail(row, link, ended)));
    if (!email) {
      await deleteUnsentClientEmail(db, companyId, requestId);
      return null;
    }
    await setRequestToken(db, companyId, requestId, hash);
    return { ...email, clientId: row.clientId };
  });
  if (message) await deliverClientEmail(services, mailer, { companyId, mailId: requestId, ...message });
}
