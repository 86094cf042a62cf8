import { CloseCode } from 'graphql-ws';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Caller } from '../../lib/caller';
import type { LiveEvent } from '../events/catalog';
import type { Services, Viewer } from '../context/context';

export interface Connection {
  readonly socket: WebSocket;
  readonly caller: Caller;
  readonly log: FastifyBaseLogger;
  /** The language and region of the payloads. */
  readonly locale: string;
  /** Null until the init message is authenticated. */
  viewer: Viewer | null;
  /**
   * Whether the socket subscribes to `sessionEnded`. If so, it closes a second after the session ends, so
   * that it can receive the event.
   */
  isSubscribedToSessionEnd: boolean;
}

const recheckIntervalMs = 60_000;
const recheckAfterMs = 4 * 60_000;
const closeDelayMs = 1000;
const endedSessionTtlMs = 60_000;
/** Allows an operator to open many tabs, each with one socket. */
const maxSocketsPerSession = 50;

export const closeUnauthorized = ({ socket }: Connection): void =>
  socket.close(CloseCode.Unauthorized, 'Unauthorized');

/** Closes with a code after which consoles reconnect with their current permissions. */
const closeForbidden = ({ socket }: Connection): void => socket.close(CloseCode.Forbidden, 'Forbidden');

/** Consoles reconnect after this code and reload their data. */
const serviceRestart = 1012;

const tryAgainLater = 1013;

const accessKey = ({
  role,
  companyStatus,
  operatorStatus,
  permissions,
  mustSetUpTwoFactor,
}: Viewer): string =>
  [role, companyStatus, operatorStatus, mustSetUpTwoFactor, ...[...permissions].sort()].join();

/**
 * Tracks the sockets of signed-in operators, and closes them when the session ends or the permissions change.
 */
export class Connections {
  private readonly byCompany = new Map<string, Set<Connection>>();
  private readonly checkedAt = new WeakMap<Connection, number>();
  private readonly countBySession = new Map<string, number>();
  private readonly recentlyEnded = new Set<string>();
  private readonly unsubscribers: (() => void)[];
  private readonly recheckTimer: NodeJS.Timeout;

  constructor(private readonly services: Services) {
    this.unsubscribers = [
      services.events.subscribeToAll((event) => this.handleEvent(event)),
      services.events.onReconnect(() => this.closeAll()),
    ];
    this.recheckTimer = setInterval(() => void this.recheck(), recheckIntervalMs).unref();
  }

  add(connection: Connection, viewer: Viewer): void {
    connection.viewer = viewer;
    this.checkedAt.set(connection, performance.now());
    const company = this.byCompany.get(viewer.companyId) ?? new Set();
    this.byCompany.set(viewer.companyId, company.add(connection));
    if (this.count(viewer, 1) > maxSocketsPerSession)
      connection.socket.close(tryAgainLater, 'Too many sockets');
    // The session may have ended while it was being loaded.
    if (this.recentlyEnded.has(viewer.sessionId)) closeUnauthorized(connection);
  }

  remove(connection: Connection): void {
    if (!connection.viewer) return;
    const { companyId } = connection.viewer;
    const company = this.byCompany.get(companyId);
    if (company?.delete(connection)) this.count(connection.viewer, -1);
    if (company?.size === 0) this.byCompany.delete(companyId);
  }

  private count({ sessionId }: Viewer, change: 1 | -1): number {
    const count = (this.countBySession.get(sessionId) ?? 0) + change;
    if (count > 0) this.countBySession.set(sessionId, count);
    else this.countBySession.delete(sessionId);
    return count;
  }

  stop(): void {
    for (const stop of this.unsubscribers) stop();
    clearInterval(this.recheckTimer);
  }

  /** Closes all sockets, because missed events, such as the end of a session, cannot be replayed. */
  private closeAll(): void {
    for (const company of [...this.byCompany.values()])
      for (const { socket } of [...company]) socket.close(serviceRestart, 'Events missed');
  }

  private handleEvent(event: LiveEvent): void {
    if (event.type === 'sessionEnded') this.handleSessionEnd(event.companyId, event.sessionId);
    if (event.type === 'accessChanged') {
      for (const connection of this.connectionsOf(event.companyId)) {
        const isAffected = event.operatorId === null || event.operatorId === connection.viewer?.operatorId;
        if (isAffected) closeForbidden(connection);
      }
    }
  }

  private handleSessionEnd(companyId: string, sessionId: string): void {
    this.recentlyEnded.add(sessionId);
    setTimeout(() => this.recentlyEnded.delete(sessionId), endedSessionTtlMs).unref();
    for (const connection of this.connectionsOf(companyId)) {
      if (connection.viewer?.sessionId !== sessionId) continue;
      if (connection.isSubscribedToSessionEnd)
        setTimeout(closeUnauthorized, closeDelayMs, connection).unref();
      else closeUnauthorized(connection);
    }
  }

  private connectionsOf(companyId: string): Connection[] {
    return [...(this.byCompany.get(companyId) ?? [])];
  }

  /** Rechecks sessions, because they expire without an event and an outage can lose events. */
  private async recheck(): Promise<void> {
    const checkedBefore = performance.now() - recheckAfterMs;
    for (const connection of [...this.byCompany.values()].flatMap((company) => [...company])) {
      if ((this.checkedAt.get(connection) ?? -Infinity) > checkedBefore) continue;
      this.checkedAt.set(connection, performance.now());
      await this.recheckConnection(connection).catch((error: unknown) => {
        connection.log.warn({ err: error }, 'socket recheck failed');
      });
    }
  }

  private async recheckConnection(connection: Connection): Promise<void> {
    const { viewer, caller } = connection;
    if (!viewer) return;
    const { companyId, sessionId } = viewer;
    const currentViewer = await this.services.authentication.viewerOfSession(
      this.services,
      companyId,
      sessionId,
      caller.ipAddress,
    );
    if (!currentViewer) closeUnauthorized(connection);
    else if (accessKey(currentViewer) !== accessKey(viewer)) closeForbidden(connection);
  }
}
