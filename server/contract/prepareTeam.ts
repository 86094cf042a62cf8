import type { Role } from '../schema.generated';
import type { Prepare, Prepared, Stage } from './prepare';
import { invited } from './prepareAccounts';

/** With an invitation that waits. */
export async function withInvitation(stage: Stage): Promise<Prepared> {
  const { company, companyId, invitationId } = await invited(stage);
  return { companyId, token: await stage.world.adminToken(company), given: { id: invitationId } };
}

/** By the owner, with another of the team who is signed in. */
export const withMember =
  (role: Role): Prepare =>
  async ({ world }) => {
    const company = await world.company();
    const member = await world.operator(company, { role });
    await world.asAdmin({ ...company, admin: member });
    const { id } = member;
    return { companyId: company.id, token: await world.adminToken(company), given: { id, operatorId: id } };
  };
