import { consoleOperation } from '../consoleOperation';
import { addEvents } from '../data/auditEvents';
import type { BenchServer } from '../data/benchServer';
import type { Row } from '../table';
import { sameSqlRow } from './sameSql';

const pace = { rounds: 5, callsARound: 60, share: 0.95 };

const recordQuery = consoleOperation('features/settings/record/record.graphql', 'GetAuditEvents');

/** Nothing shorter than three letters is answered. */
const searches: Readonly<Record<string, string>> = {
  'page 1 of the record': '',
  'page 1 of the record, searched for three letters that many have': 'ith',
  'page 1 of the record, searched for a name that few have': 'zoe okafor',
};

/** What an Admin sees of a big company's record. */
export async function recordRows(server: BenchServer): Promise<Row[]> {
  const events = await addEvents(server.services.database, server.companyId);
  const rows: Row[] = [];
  for (const [what, search] of Object.entries(searches)) {
    const ask = () => server.ask(recordQuery, { search });
    rows.push({ ...(await sameSqlRow(server, what, [ask], pace)), note: `${events} events on record` });
  }
  return rows;
}
