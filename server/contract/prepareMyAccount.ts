import type { Prepared, Stage } from './prepare';

/** Signed in on two devices. */
export async function withOtherSession({ world }: Stage): Promise<Prepared> {
  const company = await world.company();
  await world.asAdmin(company);
  return { companyId: company.id, token: await world.adminToken(company) };
}
