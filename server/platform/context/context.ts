import type { CardProvider } from '../card-provider/cardProvider';
import type { Database } from '../db/database';
import type { Events } from '../db/startEvents';
import type { Decoder } from '../images/decodeImage';
import type { Jobs } from '../jobs/jobs';
import type { ListenUrl } from '../../lib/listenUrl';
import type { DeviceMarks } from '../http/deviceMarks';
import type { ClientIdCache } from '../../clients/clientIdCache';
import type { CompanyStatus, OperatorStatus, Permission, Role } from '../../../contract/enums';
import type { Settings } from '../settings/settings';

/** Services that all requests of a process share. `openServices` creates them once. */
export interface Services {
  settings: Settings;
  database: Database;
  events: Events;
  jobs: Jobs;
  cardProvider: CardProvider;
  decodeImageFile: Decoder;
  listenUrl: ListenUrl;
  clientIdCache: ClientIdCache;
  /** Aborted when shutdown starts. `/health/ready` then returns 503 while requests are still served. */
  shutdownController: AbortController;
}

/** The signed-in operator, loaded for each request. */
export interface Viewer {
  companyId: string;
  companyStatus: CompanyStatus;
  operatorId: string;
  operatorStatus: OperatorStatus;
  name: string;
  email: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  /**
   * True if the company requires two-factor authentication and the operator lacks it. Only `shell` actions
   * are then allowed.
   */
  mustSetUpTwoFactor: boolean;
  sessionId: string;
}

/** The origin of a request, for the audit log and rate limits. */
export interface Caller {
  requestId: string;
  ipAddress: string;
  userAgent: string | null;
  /** The `Accept-Language` header of HTTP callers. */
  acceptLanguage?: string | null;
}

export interface Context {
  services: Services;
  viewer: Viewer | null;
  caller: Caller;
  /** The known-device cookie. Undefined if the transport can't set cookies. */
  device?: DeviceMarks;
  /**
   * The time at which the subscriber loaded its data, by `performance.now()`. The subscription first replays
   * later events.
   */
  readAt?: number;
}
