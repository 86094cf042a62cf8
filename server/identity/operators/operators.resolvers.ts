import type { Resolvers } from '../../platform';
import { acceptInvitation, declineInvitation } from './acceptInvitation.service';
import {
  changeOperatorRole,
  findOperator,
  listInvitations,
  listOperators,
  removeOperator,
  signOutOperator,
  transferOwnership,
} from './operators.service';
import { readInvitation, requestNewInvitation } from './invitations.service';
import { inviteOperators } from './invite.service';
import { listCompanyStatusRules, listRoles, updateRolePermissions } from './roles/roles.service';
import { createInvitationLink, resendInvitation, revokeInvitation } from './sentInvitations.service';
import { resetOperatorTwoFactor, setTwoFactorRequirement } from './two-factor/adminActions.service';

export const operatorResolvers: Resolvers = {
  Query: {
    operators: (_root, _args, ctx) => listOperators(ctx),
    operator: (_root, { id }, ctx) => findOperator(ctx, id),
    invitations: (_root, _args, ctx) => listInvitations(ctx),
    invitation: (_root, { token }, ctx) => readInvitation(ctx, token),
    roles: (_root, _args, ctx) => listRoles(ctx),
    companyStatusRules: (_root, _args, ctx) => listCompanyStatusRules(ctx),
  },
  Mutation: {
    acceptInvitation: (_root, { input }, ctx) => acceptInvitation(ctx, input),
    requestNewInvitation: (_root, { token }, ctx) => requestNewInvitation(ctx, token),
    declineInvitation: (_root, { token }, ctx) => declineInvitation(ctx, token),
    inviteOperators: (_root, { input }, ctx) => inviteOperators(ctx, input),
    resendInvitation: (_root, { id }, ctx) => resendInvitation(ctx, id),
    revokeInvitation: (_root, { id }, ctx) => revokeInvitation(ctx, id),
    createInvitationLink: (_root, { id }, ctx) => createInvitationLink(ctx, id),
    changeOperatorRole: (_root, { id, role }, ctx) => changeOperatorRole(ctx, id, role),
    signOutOperator: (_root, { id }, ctx) => signOutOperator(ctx, id),
    removeOperator: (_root, { id }, ctx) => removeOperator(ctx, id),
    transferOwnership: (_root, args, ctx) => transferOwnership(ctx, args),
    updateRolePermissions: (_root, { input }, ctx) => updateRolePermissions(ctx, input),
    setTwoFactorRequirement: (_root, { isRequired }, ctx) => setTwoFactorRequirement(ctx, isRequired),
    resetOperatorTwoFactor: (_root, args, ctx) => resetOperatorTwoFactor(ctx, args),
  },
};
