import type { Caller } from '../../lib/caller';
import type { CardProvider } from '../card-provider/cardProvider';
import type { Database } from '../db/database';
import type { Events } from '../db/startEvents';
import type { Decoder } from '../images/decodeImage';
import type { Jobs } from '../jobs/jobs';
import type { ListenUrl } from '../../lib/listenUrl';
import type { CompanyStatus, OperatorStatus, Permission, Role } from '../../../contract/enums';
import type { Settings } from '../settings/settings';

/** Verifies access tokens and sessions. Each method takes the services, because tests replace single ones. */
export interface Authentication {
  /** Returns whether an Authorization header has a valid token. Does not check whether its session is active. */
  hasValidToken(services: Services, authorization: string | null | undefined): Promise<boolean>;
  /**
   * Returns the viewer of an Authorization header and records the use of the session. Returns null if the token is
   * invalid or its session has ended. Throws `UNAVAILABLE` if the database is unavailable.
   */
  authenticate(
    services: Services,
    authorization: string | null | undefined,
    ipAddress?: string | null,
  ): Promise<Viewer | null>;
  /** Returns the viewer of a session like `authenticate`, for callers without an access token. */
  viewerOfSession(
    services: Services,
    companyId: string,
    sessionId: string,
    ipAddress?: string | null,
  ): Promise<Viewer | null>;
}

/**
 * Services that all requests of a process share. `openServices` creates them once. A context adds its own by
 * declaration merging.
 */
export interface Services {
  settings: Settings;
  database: Database;
  events: Events;
  jobs: Jobs;
  cardProvider: CardProvider;
  decodeImageFile: Decoder;
  listenUrl: ListenUrl;
  authentication: Authentication;
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

/** The signed device ids of the accounts that a browser has signed in to. */
export interface DeviceMarks {
  /** The marks from the request's cookie. */
  received: readonly string[];
  /** The marks for the response's cookie, or null if none was added. */
  updated: readonly string[] | null;
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
