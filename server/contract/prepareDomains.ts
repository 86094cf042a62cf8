import { newId } from '../lib/ids';
import { addCustomDomain } from '../modules/domains/changes/add';
import type { Prepared, Stage } from './prepare';

/** With a domain that works, so that all can be done with it. */
export async function withDomain({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  const { id, hostname } = await addCustomDomain(await world.asAdmin(company), `${newId()}.example.com`);
  await world.services.database.inCompany(company.id, (db) =>
    db.query('update custom_domains set owned_at = now(), verified_at = now(), live_at = now()'),
  );
  return { companyId: company.id, token: await world.adminToken(company), given: { id, hostname } };
}
