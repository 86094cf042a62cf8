import { loadConsoleOperation } from '../loadConsoleOperation';
import { addAuditEvents } from '../data/auditEvents';
import type { BenchServer } from '../data/benchServer';
import type { Row } from '../table';
import { sameSqlRow } from './sameSql';

const pace = { rounds: 5, callsPerRound: 60, share: 0.95 };

const auditLogQuery = loadConsoleOperation('features/settings/audit-log/auditLog.graphql', 'GetAuditEvents');

/** Number of audit events by server. The events are created once for all measurements. */
const eventCounts = new WeakMap<BenchServer, Promise<number>>();

function ensureAuditEvents(server: BenchServer): Promise<number> {
  const eventCount = eventCounts.get(server) ?? addAuditEvents(server.services.database, server.companyId);
  eventCounts.set(server, eventCount);
  return eventCount;
}

const auditLogRow =
  (what: string, search: string) =>
  async (server: BenchServer): Promise<Row[]> => {
    const note = `${await ensureAuditEvents(server)} audit events`;
    const execute = () => server.execute(auditLogQuery, { search });
    return [{ ...(await sameSqlRow(server, what, [execute], pace)), note }];
  };

/** The audit log of a large company, as an Admin sees it. `ith` has the minimum length of a search term. */
export const auditLogRows = {
  'audit-log/first': auditLogRow('audit log, page 1', ''),
  'audit-log/many': auditLogRow('audit log, page 1, search with many matches', 'ith'),
  'audit-log/few': auditLogRow('audit log, page 1, search with few matches', 'zoe okafor'),
};
