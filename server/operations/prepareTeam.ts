import type { Role } from '../../contract/enums';
import type { PrepareCall, PreparedCall, TestSetup } from './prepare';
import { insertPendingInvitation } from './prepareAccounts';

export async function withInvitation(setup: TestSetup): Promise<PreparedCall> {
  const { company, companyId, invitationId } = await insertPendingInvitation(setup);
  return { companyId, token: (await setup.fixture.signedIn(company)).token, overrides: { id: invitationId } };
}

/** Prepares a call by the owner that targets a signed-in operator with this role. */
export const withMember =
  (role: Role): PrepareCall =>
  async ({ fixture }) => {
    const company = await fixture.company();
    const member = await fixture.operator(company, { role });
    await fixture.signedIn(company, member);
    const { id } = member;
    return {
      companyId: company.id,
      token: (await fixture.signedIn(company)).token,
      overrides: { id, operatorId: id },
    };
  };
