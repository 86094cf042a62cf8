import type { FastifyBaseLogger } from 'fastify';
import type { Caller, Services } from '../context';
import type { DeviceMarks } from '../modules/auth/deviceMarks';
import type { ClientSession } from '../modules/client-accounts/visit';
import type { SiteSnapshot } from '../modules/deployments/snapshot';
import type { SiteAnswer } from './answers';

/** A request to one company's client dashboard. */
export interface SiteRequest {
  services: Services;
  companyId: string;
  /** What clients see; nothing of it is read from anywhere else. */
  snapshot: SiteSnapshot;
  /** `https://acme.example.com`, without a slash: where this request came to. */
  origin: string;
  /** `/plans`. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** What was posted; empty otherwise. */
  form: URLSearchParams;
  session: ClientSession | null;
  /** What the session's cookie holds, whether or not it opens one. */
  sessionToken: string | null;
  caller: Caller;
  /** The browser's known-device cookie. */
  device: DeviceMarks;
  log: FastifyBaseLogger;
}

export interface SiteRoute {
  method: 'GET' | 'POST';
  /** As Fastify's router reads it: `/legal/:pathname`. */
  path: string;
  /**
   * Whose copy is kept: one for everybody, one for those who aren't signed in, or none (that is usual). What is kept
   * depends on the snapshot, the path and `v` alone: on no other query, and not on the origin.
   */
  kept?: 'ForEverybody' | 'ForVisitors';
  answer(site: SiteRequest): SiteAnswer | Promise<SiteAnswer>;
}

/** What clients' accounts bring to the site. */
export interface Accounts {
  routes: readonly SiteRoute[];
  /** Null for a cookie that opens nothing here. */
  sessionOf(services: Services, companyId: string, token: string): Promise<ClientSession | null>;
  /** Asked before each page of whoever brings a cookie: what has to be read or done first, if anything. */
  firstOf(site: SiteRequest, route: SiteRoute): Promise<SiteAnswer | null>;
}
