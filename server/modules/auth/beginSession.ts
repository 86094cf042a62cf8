import type { Context } from '../../context';
import type { Db } from '../../db/database';
import type { AuthPayload } from '../../schema.generated';
import { recordAudit, type AuditChange } from '../audit/service';
import { openSession, type OpenedSession } from '../sessions/service';
import { signAccessToken } from './accessToken';
import { noteDevice } from './knownDevices';

export interface Beginning {
  companyId: string;
  operator: { id: string; name: string };
  rememberMe: boolean;
  /** What the record says about how the session came to be. */
  action: 'company.signedUp' | 'operator.signedIn' | 'operator.joined';
  changes?: readonly AuditChange[];
}

export type BegunSession = OpenedSession & { companyId: string; operatorId: string };

/** Opens a session and records why, in the transaction that gave the reason. */
export async function beginSession(db: Db, ctx: Context, beginning: Beginning): Promise<BegunSession> {
  const { companyId, operator, rememberMe, action, changes } = beginning;
  const opened = await openSession(db, companyId, ctx.caller, { operatorId: operator.id, rememberMe });
  // What one signs up and joins from is known from then on, without a word.
  const isAnnounced = action === 'operator.signedIn';
  await noteDevice(db, ctx, companyId, { operatorId: operator.id, isAnnounced });
  await recordAudit(db, ctx, {
    action,
    targetType: 'Operator',
    targetId: operator.id,
    targetLabel: operator.name,
    changes,
    actor: {
      companyId,
      type: 'Operator',
      id: operator.id,
      name: operator.name,
      sessionId: opened.sessionId,
    },
  });
  return { ...opened, companyId, operatorId: operator.id };
}

/** The tokens to hand out, once the transaction has committed. */
export async function tokensOf(ctx: Context, session: BegunSession): Promise<AuthPayload> {
  return {
    accessToken: await signAccessToken(ctx.services, session),
    refreshToken: session.refreshToken,
  };
}
