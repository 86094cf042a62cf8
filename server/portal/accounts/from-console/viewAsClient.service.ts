import * as z from 'zod';
import {
  authorize,
  type Context,
  type PortalViewLink,
  type ViewAsClientInput,
  writeAuditEvent,
} from '../../../platform';
import { findPortalUrl } from '../../../brand';
import { notFound } from '../../../lib/errors';
import { newCompanyToken } from '../../../lib/companyToken';
import { newId } from '../../../lib/ids';
import { isId } from '../../../../contract/ids';
import { parseInput, plainLine } from '../../../lib/input';
import { accountById } from '../account.repository';
import { insertLink } from '../link.repository';
import { notPublishedError } from './sendAccess.service';
import { viewReasonLimits } from '../../../../contract/clients';

const linkSeconds = 60;

const viewInput = z.object({ reason: plainLine(viewReasonLimits) });

/**
 * Creates and audits a link, valid for one minute, that opens the portal as the client sees it, in a
 * read-only session. Throws `CONFLICT` if the portal is not published.
 */
export async function viewAsClient(ctx: Context, input: ViewAsClientInput): Promise<PortalViewLink> {
  const { companyId, operatorId, name, sessionId } = authorize(
    ctx.viewer,
    'MANAGE_CLIENT_MANAGEMENT',
    'write',
  );
  const { database, settings } = ctx.services;
  const { clientId } = input;
  if (!isId(clientId)) throw notFound();
  const { token, hash: tokenHash } = newCompanyToken(companyId);
  return database.inCompany(companyId, async (db) => {
    const client = await accountById(db, companyId, clientId);
    if (!client) throw notFound();
    const { reason } = parseInput(viewInput, { reason: input.reason });
    const portalUrl = await findPortalUrl(db, settings, companyId);
    if (!portalUrl) throw notPublishedError();
    const view = { operatorId, operatorName: name, reason, sessionId };
    const link = { id: newId(), clientId, kind: 'OperatorView', tokenHash, view } as const;
    await insertLink(db, companyId, { ...link, seconds: linkSeconds });
    await writeAuditEvent(db, ctx, {
      action: 'client.viewedAs',
      targetType: 'Client',
      targetId: clientId,
      targetLabel: client.name,
      changes: [{ field: 'reason', before: null, after: reason }],
    });
    return { url: `${portalUrl}/view?token=${token}` };
  });
}
