import type { Services } from '../../context';
import type { LiveryEvent } from '../../events';
import { Lru } from '../../lib/lru';
import { findHost, type SiteHost } from './findHost';

const mostKept = 5000;

interface Kept {
  found: Promise<SiteHost | null>;
  /** Undefined while it is looked for, null where there is nobody. */
  companyId: string | null | undefined;
}

/** Says whose dashboard a name is, and what it shows: from memory for as long as nothing about it has changed. */
export class SiteHosts {
  readonly #kept = new Lru<string, Kept>(mostKept);
  readonly #stops: (() => void)[];

  constructor(private readonly services: Services) {
    const { events } = services;
    this.#stops = [
      events.subscribeToAll((event) => this.#hear(event)),
      events.onReconnect(() => this.#kept.dropWhere(() => true)),
    ];
  }

  find(name: string): Promise<SiteHost | null> {
    const kept = this.#kept.get(name) ?? this.#look(name);
    return kept.found;
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  #look(name: string): Kept {
    const found = findHost(this.services, name);
    const kept: Kept = { found, companyId: undefined };
    this.#kept.set(name, kept);
    found.then(
      (host) => (kept.companyId = host?.companyId ?? null),
      () => this.#kept.dropWhere((other) => other === kept),
    );
    return kept;
  }

  // What was being looked for when the event came may have been read before it: it is looked for again.
  #hear({ type, companyId }: LiveryEvent): void {
    if (type !== 'companyChanged' && type !== 'siteChanged') return;
    const isNews = type === 'siteChanged';
    this.#kept.dropWhere(
      (kept) =>
        kept.companyId === undefined || kept.companyId === companyId || (isNews && kept.companyId === null),
    );
  }
}
