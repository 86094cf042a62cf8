import type { Caller } from '../../lib/caller';
import type { AuditContext, DeviceMarks, Services } from '../../platform';
import type { PortalSnapshot } from '../../brand';
import { DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import type { ClientStatus } from '../../../contract/enums';

/** A request to a company's portal. */
export interface Visit {
  services: Services;
  companyId: string;
  /** The published content, which is the version that the visitor sees. */
  snapshot: PortalSnapshot;
  caller: Caller;
  /** The browser's known-device cookie. */
  device?: DeviceMarks;
}

/** An operator who views the portal as a client. */
export interface OperatorView {
  operatorId: string;
  operatorName: string;
  reason: string;
  /** The id of the operator's console session. */
  sessionId: string;
}

/** The signed-in client, loaded from the database for each request. */
export interface ClientSession {
  sessionId: string;
  clientId: string;
  clientName: string;
  clientEmail: string;
  /** The language that the client chose, or null. */
  language: string | null;
  status: ClientStatus;
  planId: string | null;
  /** The plan whose guides the client can read. The previous plan applies until the current one is paid. */
  openPlanId: string | null;
  /** False for clients who signed up themselves and have not started a plan. */
  hasStartedPlan: boolean;
  /** The name of the operator who views the portal as the client. Such a session is read-only. */
  viewedBy: string | null;
  viewedById: string | null;
  /**
   * True if the viewing operator lacks `MANAGE_PAYMENTS`, so that the portal hides payments as the console
   * does.
   */
  hidesPayments: boolean;
  /** The versions of legal pages that the client has agreed to. */
  accepted: readonly { pathname: string; version: number }[];
  /** True if this request extended the session, so that the cookie must be extended too. */
  isRenewed: boolean;
}

export interface ClientVisit extends Visit {
  session: ClientSession;
}

export const clientActor = (
  { companyId, caller }: Pick<Visit, 'companyId' | 'caller'>,
  { id, name, sessionId }: { id: string; name: string; sessionId?: string },
): AuditContext => ({ viewer: null, caller, actor: { companyId, type: 'Client', id, name, sessionId } });

/** Explains to an operator who views the portal as a client that the view is read-only. */
export const readOnlyViewText = (clientName: string): string =>
  t('You’re viewing the client dashboard as {clientName}. This view is read-only.', { clientName });

/**
 * Returns the client as the actor of an audit event. Throws `FORBIDDEN` for an operator who views the portal.
 */
export function requireClientActor({ session, ...visit }: ClientVisit): AuditContext {
  const { clientId: id, clientName: name, sessionId, viewedBy } = session;
  if (viewedBy !== null) {
    throw new DomainError('FORBIDDEN', readOnlyViewText(name));
  }
  return clientActor(visit, { id, name, sessionId });
}
