import { publishSnapshot, takeSnapshot } from '../brand';
import type { PreparedCall, TestSetup } from './prepare';

/** Prepares a client of a company whose portal is published. */
export async function withPortal({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { id } = await fixture.client(company);
  await fixture.services.database.inCompany(company.id, async (db) => {
    await db.query(`insert into theme_setups (company_id, title, colour) values ($1, 'Acme', '#1A73E8')`, [
      company.id,
    ]);
    await publishSnapshot(db, company.id, await takeSnapshot(db, company.id));
  });
  return { companyId: company.id, token: await fixture.adminToken(company), overrides: { id, clientId: id } };
}
