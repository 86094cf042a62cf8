import { recordAudit } from '../audit/service';
import { takeLink } from './linkSql';
import { onlooker } from './onlooker';
import { readLink, usedUp } from './passwords';
import { insertSession } from './sessions';
import { endSession } from './sessionSql';
import type { ClientVisit, Visit } from './visit';

const viewMinutes = 30;

/** Opens the dashboard for an operator with the link that the console made, and gives the token of their session. */
export async function enterView(visit: Visit, token: string): Promise<string> {
  const { services, companyId } = visit;
  const hash = await readLink(visit, token);
  const link = await services.database.inCompany(companyId, (db) =>
    takeLink(db, companyId, 'OperatorView', hash),
  );
  if (!link?.operatorId || !link.operatorName || !link.reason || !link.sessionId) throw usedUp();
  const { clientId, operatorId, operatorName, reason, sessionId } = link;
  if (!(await onlooker(services, companyId, sessionId))) throw usedUp();
  const view = { operatorId, operatorName, reason, sessionId };
  const session = await services.database.inCompany(companyId, (db) =>
    insertSession(db, visit, { clientId, view, minutes: viewMinutes }),
  );
  return session.token;
}

/** Ends it, and says so beside its beginning. */
export async function leaveView({ services, companyId, caller, session }: ClientVisit): Promise<void> {
  const { sessionId, clientId, clientName, viewedBy: name, viewedById: id } = session;
  await services.database.inCompany(companyId, async (db) => {
    if (name === null || !(await endSession(db, companyId, sessionId, 'Left'))) return;
    const actor = { companyId, type: 'Operator', id, name } as const;
    await recordAudit(
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
