import { publishSnapshot, takeSnapshot } from '../modules/deployments/snapshotSql';
import type { Prepared, Stage } from './prepare';

/** With a client of a company whose dashboard is published. */
export async function withDashboard({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const { id } = await world.client(company);
  await world.services.database.inCompany(company.id, async (db) => {
    await db.query(`insert into theme_setups (company_id, title, colour) values ($1, 'Acme', '#1A73E8')`, [
      company.id,
    ]);
    await publishSnapshot(db, company.id, await takeSnapshot(db, company.id));
  });
  return { companyId: company.id, token: await world.adminToken(company), given: { id, clientId: id } };
}
