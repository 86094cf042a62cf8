import type { CardProvider } from './card-provider/cardProvider';
import type { Database } from './db/database';
import type { Events } from './events';
import type { Decoder } from './images/decodeImage';
import type { Jobs } from './jobs';
import type { OwnAddress } from './lib/ownAddress';
import type { DeviceMarks } from './modules/auth/deviceMarks';
import type { KeptNumbers } from './modules/clients/keptNumbers';
import type { CompanyStatus, OperatorStatus, Permission, Role } from './schema.generated';
import type { Settings } from './settings';

/** What every request shares: made once at start by server/app.ts, and by server/testing/world.ts for tests. */
export interface Services {
  settings: Settings;
  database: Database;
  events: Events;
  jobs: Jobs;
  cardProvider: CardProvider;
  decodeImageFile: Decoder;
  ownAddress: OwnAddress;
  /** Who was found in long lists of clients. */
  keptNumbers: KeptNumbers;
  /** Aborted when the process has been told to stop: it answers on, and wants to be sent nothing more. */
  leaving: AbortController;
}

/** The signed-in operator, read anew for each request. */
export interface Viewer {
  companyId: string;
  companyStatus: CompanyStatus;
  operatorId: string;
  operatorStatus: OperatorStatus;
  name: string;
  email: string;
  role: Role;
  permissions: ReadonlySet<Permission>;
  /** The company requires two-factor, and this operator has none: nothing else is open until they do. */
  mustSetUpTwoFactor: boolean;
  sessionId: string;
}

/** Where a call came from, for the record and the limits. */
export interface Caller {
  requestId: string;
  ipAddress: string;
  userAgent: string | null;
  /** The Accept-Language header, of those who came by one. */
  acceptLanguage?: string | null;
}

export interface Context {
  services: Services;
  viewer: Viewer | null;
  caller: Caller;
  /** The known-device cookie; undefined where no cookie can be set. */
  device?: DeviceMarks;
  /** When a subscriber read what it is to be kept up to date with, by performance.now(): what was heard since is told first. */
  readAt?: number;
}
