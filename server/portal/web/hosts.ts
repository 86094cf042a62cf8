import { LRUCache } from 'lru-cache';
import type { LiveEvent, Services } from '../../platform';
import { findCompanyOfHost, type PortalSnapshot, primaryDomain, readSnapshot } from '../../brand';
import type { CompanyStatus } from '../../../contract/enums';
import { loadPortal } from './web.repository';

/** The portal at a host name. */
export interface PortalHost {
  companyId: string;
  status: CompanyStatus;
  companyName: string;
  snapshot: PortalSnapshot | null;
  /** The primary host name that requests are redirected to, or null for no redirect. */
  redirectHost: string | null;
}

/** Returns the portal of a host name, or null if no company uses the name. */
async function findHost(services: Services, name: string): Promise<PortalHost | null> {
  const companyId = await findCompanyOfHost(services, name);
  if (companyId === null) return null;
  return services.database.inCompany(companyId, async (db) => {
    const row = await loadPortal(db, companyId);
    if (!row) return null;
    const snapshot = row.snapshotId ? await readSnapshot(db, companyId, row.snapshotId) : undefined;
    const primary = await primaryDomain(db, companyId);
    const isRedirected = primary?.redirects === true && primary.hostname !== name;
    return {
      companyId,
      status: row.status,
      companyName: row.name,
      snapshot: snapshot ?? null,
      redirectHost: isRedirected ? primary.hostname : null,
    };
  });
}

const maxCachedHosts = 5000;

interface CachedHost {
  promise: Promise<PortalHost | null>;
  /** Undefined while the lookup runs, null for an unknown host. */
  companyId: string | null | undefined;
}

/**
 * Caches the portal of each host name. A change of a company or its portal evicts the company's entries, and
 * a gap in the events evicts all entries.
 */
export class PortalHosts {
  readonly #entries = new LRUCache<string, CachedHost>({ max: maxCachedHosts });
  readonly #unsubscribers: (() => void)[];

  constructor(private readonly services: Services) {
    const { events } = services;
    this.#unsubscribers = [
      events.subscribeToAll((event) => this.#evict(event)),
      events.onReconnect(() => this.#entries.clear()),
    ];
  }

  find(name: string): Promise<PortalHost | null> {
    const entry = this.#entries.get(name) ?? this.#load(name);
    return entry.promise;
  }

  close(): void {
    for (const unsubscribe of this.#unsubscribers) unsubscribe();
  }

  #load(name: string): CachedHost {
    const promise = findHost(this.services, name);
    const entry: CachedHost = { promise, companyId: undefined };
    this.#entries.set(name, entry);
    promise.then(
      (host) => (entry.companyId = host?.companyId ?? null),
      () => this.#entries.peek(name) === entry && this.#entries.delete(name),
    );
    return entry;
  }

  // A lookup that runs during the event may have read the old state, so its entry is evicted too.
  #evict({ type, companyId }: LiveEvent): void {
    if (type !== 'companyChanged' && type !== 'siteChanged') return;
    const canAddHost = type === 'siteChanged';
    for (const [name, entry] of [...this.#entries]) {
      const mayHaveChanged = entry.companyId === undefined || (canAddHost && entry.companyId === null);
      if (mayHaveChanged || entry.companyId === companyId) this.#entries.delete(name);
    }
  }
}
