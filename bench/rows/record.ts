import { loadConsoleOperation } from '../loadConsoleOperation';
import { addAuditEvents } from '../data/auditEvents';
import type { BenchServer } from '../data/benchServer';
import type { Row } from '../table';
import { sameSqlRow } from './sameSql';

const pace = { rounds: 5, callsARound: 60, share: 0.95 };

const recordQuery = loadConsoleOperation('features/settings/record/record.graphql', 'GetAuditEvents');

/** How many are on record; written once for all figures of a server. */
const written = new WeakMap<BenchServer, Promise<number>>();

function eventsOf(server: BenchServer): Promise<number> {
  const events = written.get(server) ?? addAuditEvents(server.services.database, server.companyId);
  written.set(server, events);
  return events;
}

const recordRow =
  (what: string, search: string) =>
  async (server: BenchServer): Promise<Row[]> => {
    const note = `${await eventsOf(server)} events on record`;
    const ask = () => server.ask(recordQuery, { search });
    return [{ ...(await sameSqlRow(server, what, [ask], pace)), note }];
  };

/** What an Admin sees of a big company's record. Nothing shorter than three letters is answered. */
export const recordRows = {
  'record/first': recordRow('page 1 of the record', ''),
  'record/many': recordRow('page 1 of the record, searched for three letters that many have', 'ith'),
  'record/few': recordRow('page 1 of the record, searched for a name that few have', 'zoe okafor'),
};
