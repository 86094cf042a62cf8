import type { Context } from '../../../context';
import type { Db } from '../../../db/database';
import { DomainError, notFound } from '../../../errors';
import { isId } from '../../../lib/ids';
import { authorise } from '../../../permissions';
import { recordAudit } from '../../audit/service';
import { mailedLately } from '../../client-mails/mailClient';
import { announceClients } from '../../clients/announce';
import { lockClients } from '../../clients/editing';
import { onlyOnce } from '../../idempotency/onlyOnce';
import { accountById } from '../accountSql';
import { mailPasswordLink } from '../passwordLinks';
import { siteAddress } from '../../deployments/siteAddress';

const mostPerDay = 5;

const conflict = (message: string): DomainError => new DomainError('CONFLICT', message);

export const notPublished = () =>
  conflict('Your client dashboard is not published yet. Deploy it first, then clients can sign in.');

async function refuseTooMany(db: Db, companyId: string, clientId: string): Promise<void> {
  const { count, seconds } = await mailedLately(db, companyId, clientId, 'client-access');
  if (count < mostPerDay) return;
  throw new DomainError(
    'RATE_LIMITED',
    'This client was sent five sign-in links in a day. Send another one tomorrow.',
    { retryAfterSeconds: seconds },
  );
}

/** Mails a client a link to choose a password for the company's dashboard. */
export async function sendClientAccess(ctx: Context, id: string, key: string): Promise<true> {
  const { companyId } = authorise(ctx.viewer, 'MANAGE_CLIENT_MANAGEMENT', 'write');
  const { services } = ctx;
  if (!isId(id)) throw notFound('client');
  const press = { key, operation: 'sendClientAccess', request: id };
  await services.database.inCompany(companyId, async (db) => {
    const client = await accountById(db, companyId, id);
    if (!client) throw notFound('client');
    await onlyOnce(db, companyId, press, async () => {
      await lockClients(db, companyId, [id]);
      if (client.status === 'Deactivated')
        throw conflict(`${client.name} is deactivated. Reactivate them first.`);
      if (!(await siteAddress(db, services.settings, companyId))) throw notPublished();
      await refuseTooMany(db, companyId, id);
      await mailPasswordLink(db, services, companyId, id, 'client-access');
      await recordAudit(db, ctx, {
        action: 'client.accessSent',
        targetType: 'Client',
        targetId: id,
        targetLabel: client.name,
      });
      await announceClients(db, companyId, 'Updated', [id]);
      return id;
    });
  });
  return true;
}
