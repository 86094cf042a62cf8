import type { Caller } from '../../lib/caller';
import type { AuditEntry } from '../../platform';

const userAgents = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
] as const;

/** Returns the caller of all events of one operator. The IP addresses are reserved for documentation. */
const callerOf = (index: number): Caller => ({
  requestId: 'demo',
  ipAddress: `198.51.100.${10 + index}`,
  userAgent: userAgents[index % userAgents.length] ?? null,
});

/** Groups audit entries by operator, each with a caller. Entries without an operator have no caller. */
export function groupByCaller(entries: readonly AuditEntry[]): [Caller | null, AuditEntry[]][] {
  const groups = new Map<string | null, AuditEntry[]>();
  for (const entry of entries) {
    const operatorId = entry.actor?.type === 'Operator' ? entry.actor.id : null;
    const operatorEntries = groups.get(operatorId);
    if (operatorEntries) operatorEntries.push(entry);
    else groups.set(operatorId, [entry]);
  }
  return [...groups].map(([operatorId, operatorEntries], index) => [
    operatorId === null ? null : callerOf(index),
    operatorEntries,
  ]);
}
