import type { Db, StatementRows } from '../../platform';

export type ReceiptContext = StatementRows['loadReceiptContext'];

export async function loadReceiptContext(
  db: Db,
  companyId: string,
  clientId: string,
): Promise<ReceiptContext> {
  const { rows } = await db.query(
    `/* loadReceiptContext */ select k.name as "companyName", c.name as "clientName", k.time_zone as "timeZone"
     from companies k join clients c on c.company_id = k.id and c.id = $2 where k.id = $1`,
    [companyId, clientId],
  );
  const [row] = rows;
  if (!row) throw new Error(`Client ${clientId} not found.`);
  return row;
}
