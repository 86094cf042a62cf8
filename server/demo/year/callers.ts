import type { Caller } from '../../context';
import type { AuditEntry } from '../../modules/audit/service';

const userAgents = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
] as const;

/** Where somebody works, in a block that is kept for examples: the same whenever they do. */
const callerOf = (place: number): Caller => ({
  requestId: 'demo',
  ipAddress: `198.51.100.${10 + place}`,
  userAgent: userAgents[place % userAgents.length] ?? null,
});

/** What is on record, by where it was done from: operators each from their place, all else from none that is known. */
export function byCaller(entries: readonly AuditEntry[]): [Caller | null, AuditEntry[]][] {
  const groups = new Map<string | null, AuditEntry[]>();
  for (const entry of entries) {
    const doer = entry.actor?.type === 'Operator' ? entry.actor.id : null;
    const done = groups.get(doer);
    if (done) done.push(entry);
    else groups.set(doer, [entry]);
  }
  return [...groups].map(([doer, done], place) => [doer === null ? null : callerOf(place), done]);
}
