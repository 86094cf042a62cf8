import { newId } from '../lib/ids';
import { addCustomDomain } from '../brand/internals';
import type { PreparedCall, TestSetup } from './prepare';

/** Prepares a call that targets a verified and live domain, which every domain operation accepts. */
export async function withDomain({ fixture }: TestSetup): Promise<PreparedCall> {
  const company = await fixture.company();
  const { id, hostname } = await addCustomDomain(await fixture.signedIn(company), `${newId()}.example.com`);
  await fixture.query(
    company,
    'update custom_domains set owned_at = now(), verified_at = now(), live_at = now()',
  );
  return {
    companyId: company.id,
    token: (await fixture.signedIn(company)).token,
    overrides: { id, hostname },
  };
}
