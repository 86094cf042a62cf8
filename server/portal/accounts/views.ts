import { writeAuditEvent } from '../../platform';
import { consumeLink } from './link.repository';
import { readLinkHash, invalidLinkError } from './passwords';
import { findViewingOperator, insertSession } from './sessions';
import { endSession } from './session.repository';
import type { ClientVisit, Visit } from './visit';

const viewMinutes = 30;

/**
 * Consumes a link from the console and opens the operator's read-only session. Returns the token of the
 * session. Throws `BAD_USER_INPUT` if the link is invalid or the operator's access has ended.
 */
export async function startView(visit: Visit, token: string): Promise<string> {
  const { services, companyId } = visit;
  const hash = await readLinkHash(visit, token);
  const link = await services.database.inCompany(companyId, (db) =>
    consumeLink(db, companyId, 'OperatorView', hash),
  );
  if (!link?.operatorId || !link.operatorName || !link.reason || !link.sessionId) throw invalidLinkError();
  const { clientId, operatorId, operatorName, reason, sessionId } = link;
  if (!(await findViewingOperator(services, companyId, sessionId))) throw invalidLinkError();
  const view = { operatorId, operatorName, reason, sessionId };
  const session = await services.database.inCompany(companyId, (db) =>
    insertSession(db, visit, { clientId, view, minutes: viewMinutes }),
  );
  return session.token;
}

/**
 * Ends and audits the portal session of an operator. Does nothing for a client's session or one that has
 * ended.
 */
export async function endView({ services, companyId, caller, session }: ClientVisit): Promise<void> {
  const { sessionId, clientId, clientName, viewedBy: name, viewedById: id } = session;
  await services.database.inCompany(companyId, async (db) => {
    if (name === null || !(await endSession(db, companyId, sessionId, 'Left'))) return;
    const actor = { companyId, type: 'Operator', id, name } as const;
    await writeAuditEvent(
      db,
      { viewer: null, caller, actor },
      {
        action: 'client.viewLeft',
        targetType: 'Client',
        targetId: clientId,
        targetLabel: clientName,
      },
    );
  });
}
