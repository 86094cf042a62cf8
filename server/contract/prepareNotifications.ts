import { notify } from '../modules/notifications/notify';
import type { Prepared, Stage } from './prepare';

/** With something that the company's Admin has not read. */
export async function withNotification({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  await world.services.database.inCompany(company.id, (db) =>
    notify(db, world.services, company.id, {
      kind: 'ClientAdded',
      happened: [{ manner: 'SignedUp', label: 'Ada' }],
    }),
  );
  return { companyId: company.id, token: await world.adminToken(company), given: { ids: null } };
}
