import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../../../contract/languages';
import type { Caller } from '../../lib/caller';
import type { DeviceMarks, Services } from '../../platform';
import type { PortalSnapshot } from '../../brand';
import type { ClientSession, ClientVisit } from '../accounts/visit';
import type { PortalResponse } from './responses';

export interface PortalRequest {
  services: Services;
  companyId: string;
  /** The published content in the language of the response, or the candidate in a deployment check. */
  snapshot: PortalSnapshot;
  /** The scheme and host of the request, such as `https://acme.example.com`. */
  origin: string;
  method: 'GET' | 'POST';
  /** The path without a trailing slash, such as `/plans`. */
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The submitted form, or empty parameters. */
  form: URLSearchParams;
  session: ClientSession | null;
  /** The value of the session cookie, even if it matches no session. */
  sessionToken: string | null;
  /** Whether another site caused the request, such as a link or an image. */
  isCrossSite: boolean;
  /** The language chosen with the switch: by this request, or by an earlier one of the browser. */
  chosenLanguage: string | null;
  /** The browser's languages in descending order of preference. */
  preferredLanguages: readonly string[];
  caller: Caller;
  /** The marks in the browser's known-device cookie. */
  device: DeviceMarks;
  log: FastifyBaseLogger;
}

export interface SignedInRequest extends PortalRequest {
  session: ClientSession;
}

/** Returns a field of the submitted form, or an empty string. */
export const formValue = ({ form }: Pick<PortalRequest, 'form'>, name: string): string =>
  form.get(name) ?? '';

/**
 * Returns a logger that adds the path, company, client and operator of the request, like the log of operator
 * requests.
 */
export const requestLogger = ({ log, companyId, session, path }: PortalRequest): FastifyBaseLogger =>
  log.child({
    operations: [path],
    companyId,
    clientId: session?.clientId,
    operatorId: session?.viewedById ?? undefined,
  });

export interface PortalRoute {
  method: 'GET' | 'POST';
  /** A path pattern of Fastify's router, such as `/legal/:pathname`. */
  path: string;
  /**
   * The visitors who share a cached response: all, those without a session, or none (the default). Cached
   * responses must depend only on the snapshot, the path and the `v` parameter.
   */
  cacheScope?: 'Everyone' | 'SignedOut';
  handle(request: PortalRequest): PortalResponse | Promise<PortalResponse>;
}

/** The client account features that the portal server uses. */
export interface PortalAccounts {
  routes: readonly PortalRoute[];
  /** Returns the session of the token, or null if the token matches no active session of the company. */
  loadSession(services: Services, companyId: string, token: string): Promise<ClientSession | null>;
  /**
   * For a browser with a session cookie, returns the page to show instead of the requested one, or null if
   * there is none.
   */
  findInterstitial(request: PortalRequest, route: PortalRoute): Promise<PortalResponse | null>;
  /** Stores the language that a signed-in client chooses. */
  updateLanguage(visit: ClientVisit, language: Language): Promise<void>;
}
