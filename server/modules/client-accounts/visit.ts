import type { Caller, Services } from '../../context';
import { DomainError } from '../../errors';
import type { ClientStatus } from '../../schema.generated';
import type { Doer } from '../audit/service';
import type { DeviceMarks } from '../auth/deviceMarks';
import type { SiteSnapshot } from '../deployments/snapshot';

/** A call on a company's client dashboard, where no operator is signed in. */
export interface Visit {
  services: Services;
  companyId: string;
  /** What the company has published: what the visitor saw. */
  snapshot: SiteSnapshot;
  caller: Caller;
  /** The browser's known-device cookie. */
  device?: DeviceMarks;
}

/** An operator who asked to see what a client sees. */
export interface LookingOn {
  operatorId: string;
  operatorName: string;
  reason: string;
  /** Their session of the console. */
  sessionId: string;
}

/** Who is signed in there, read anew for each request. */
export interface ClientSession {
  sessionId: string;
  clientId: string;
  clientName: string;
  clientEmail: string;
  status: ClientStatus;
  planId: string | null;
  /** The plan whose guides the client can read: the previous one until the current one is paid for. */
  openPlanId: string | null;
  /** Not for whoever has chosen a plan by themselves, and not begun it yet. */
  hasBegun: boolean;
  /** The operator who looks on as the client sees it, and may change nothing. */
  viewedBy: string | null;
  viewedById: string | null;
  /** That operator holds no MANAGE_PAYMENTS, and sees no more of what the client pays here than in the console. */
  hidesMoney: boolean;
  /** The versions of legal pages that the client has agreed to. */
  accepted: readonly { pathname: string; version: number }[];
  /** It lasts from now on again, and so does its cookie. */
  isRenewed: boolean;
}

export interface ClientVisit extends Visit {
  session: ClientSession;
}

/** The client, for the record. */
export const clientDoer = (
  { companyId, caller }: Pick<Visit, 'companyId' | 'caller'>,
  { id, name, sessionId }: { id: string; name: string; sessionId?: string },
): Doer => ({ viewer: null, caller, actor: { companyId, type: 'Client', id, name, sessionId } });

/** Who changes something of their own: FORBIDDEN for an operator who looks on. */
export function ownDoer({ session, ...visit }: ClientVisit): Doer {
  const { clientId: id, clientName: name, sessionId, viewedBy } = session;
  if (viewedBy !== null) {
    throw new DomainError('FORBIDDEN', `You are looking at this as ${name}. Nothing can be changed.`);
  }
  return clientDoer(visit, { id, name, sessionId });
}
