import { notify } from '../insights';
import type { PreparedCall, TestSetup } from './prepare';

/** Prepares an unread notification of the Admin. */
export async function withNotification({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  await fixture.inCompany(company, (db) =>
    notify(db, fixture.services, company.id, {
      kind: 'ClientAdded',
      items: [{ reason: 'SignedUp', label: 'Ada' }],
    }),
  );
  return { companyId: company.id, token: (await fixture.signedIn(company)).token, overrides: { ids: null } };
}
