import { CloseCode } from 'graphql-ws';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import type { Caller, Services, Viewer } from '../context';
import type { LiveryEvent } from '../events';
import { viewerOfSession } from '../modules/auth/authenticate';

export interface Connection {
  readonly socket: WebSocket;
  readonly caller: Caller;
  readonly log: FastifyBaseLogger;
  /** Null until the init message has proved who is there. */
  viewer: Viewer | null;
  /** It subscribed to sessionEnded, so it is closed once it has heard. */
  hearsItsEnd: boolean;
}

const recheckEveryMs = 60_000;
const recheckAfterMs = 4 * 60_000;
const lastWordsMs = 1000;
const rememberedMs = 60_000;
/** One for each tab of a person who has very many open. */
const socketsPerSession = 50;

export const closeEnded = ({ socket }: Connection): void =>
  socket.close(CloseCode.Unauthorized, 'Unauthorized');

/** Not fatal to clients: they come again, and get the rights that hold now. */
const closeChanged = ({ socket }: Connection): void => socket.close(CloseCode.Forbidden, 'Forbidden');

/** Clients come again after it, and read anew what they show. */
const serviceRestart = 1012;

const tryAgainLater = 1013;

const rightsOf = ({ role, companyStatus, operatorStatus, permissions, mustSetUpTwoFactor }: Viewer): string =>
  [role, companyStatus, operatorStatus, mustSetUpTwoFactor, ...[...permissions].sort()].join();

/** The sockets of signed-in operators, closed when their session ends or their rights change. */
export class Connections {
  private readonly byCompany = new Map<string, Set<Connection>>();
  private readonly checkedAt = new WeakMap<Connection, number>();
  private readonly perSession = new Map<string, number>();
  private readonly endedLately = new Set<string>();
  private readonly stopHearing: (() => void)[];
  private readonly rechecks: NodeJS.Timeout;

  constructor(private readonly services: Services) {
    this.stopHearing = [
      services.events.subscribeToAll((event) => this.heard(event)),
      services.events.onReconnect(() => this.startAnew()),
    ];
    this.rechecks = setInterval(() => void this.recheck(), recheckEveryMs).unref();
  }

  add(connection: Connection, viewer: Viewer): void {
    connection.viewer = viewer;
    this.checkedAt.set(connection, performance.now());
    const company = this.byCompany.get(viewer.companyId) ?? new Set();
    this.byCompany.set(viewer.companyId, company.add(connection));
    if (this.count(viewer, 1) > socketsPerSession) connection.socket.close(tryAgainLater, 'Too many sockets');
    // Its end may have been heard while the session was being looked up.
    if (this.endedLately.has(viewer.sessionId)) closeEnded(connection);
  }

  remove(connection: Connection): void {
    if (!connection.viewer) return;
    const { companyId } = connection.viewer;
    const company = this.byCompany.get(companyId);
    if (company?.delete(connection)) this.count(connection.viewer, -1);
    if (company?.size === 0) this.byCompany.delete(companyId);
  }

  private count({ sessionId }: Viewer, change: 1 | -1): number {
    const count = (this.perSession.get(sessionId) ?? 0) + change;
    if (count > 0) this.perSession.set(sessionId, count);
    else this.perSession.delete(sessionId);
    return count;
  }

  stop(): void {
    for (const stop of this.stopHearing) stop();
    clearInterval(this.rechecks);
  }

  /** What was missed can't be told any more, be it a change to a list or the end of a session. */
  private startAnew(): void {
    for (const company of [...this.byCompany.values()])
      for (const { socket } of [...company]) socket.close(serviceRestart, 'Read anew');
  }

  private heard(event: LiveryEvent): void {
    if (event.type === 'sessionEnded') this.sessionEnded(event.companyId, event.sessionId);
    if (event.type === 'accessChanged') {
      for (const connection of this.of(event.companyId)) {
        const isMeant = event.operatorId === null || event.operatorId === connection.viewer?.operatorId;
        if (isMeant) closeChanged(connection);
      }
    }
  }

  private sessionEnded(companyId: string, sessionId: string): void {
    this.endedLately.add(sessionId);
    setTimeout(() => this.endedLately.delete(sessionId), rememberedMs).unref();
    for (const connection of this.of(companyId)) {
      if (connection.viewer?.sessionId !== sessionId) continue;
      if (connection.hearsItsEnd) setTimeout(closeEnded, lastWordsMs, connection).unref();
      else closeEnded(connection);
    }
  }

  private of(companyId: string): Connection[] {
    return [...(this.byCompany.get(companyId) ?? [])];
  }

  /** Sessions run out without an event, and an event can be lost in an outage. */
  private async recheck(): Promise<void> {
    const due = performance.now() - recheckAfterMs;
    for (const connection of [...this.byCompany.values()].flatMap((company) => [...company])) {
      if ((this.checkedAt.get(connection) ?? -Infinity) > due) continue;
      this.checkedAt.set(connection, performance.now());
      await this.recheckOne(connection).catch((error: unknown) => {
        connection.log.warn({ err: error }, 'a socket could not be checked');
      });
    }
  }

  private async recheckOne(connection: Connection): Promise<void> {
    const { viewer, caller } = connection;
    if (!viewer) return;
    const { companyId, sessionId } = viewer;
    const now = await viewerOfSession(this.services, companyId, sessionId, caller.ipAddress);
    if (!now) closeEnded(connection);
    else if (rightsOf(now) !== rightsOf(viewer)) closeChanged(connection);
  }
}
