import { listTags } from '@/api/tags';
import { api } from './users.generated';

/** What a change of who belongs to the team makes stale: both lists, and how many hold each role. */
const team = [{ type: 'Operator', id: 'LIST' }, { type: 'Invitation', id: 'LIST' }, 'Role'] as const;

export const usersApi = api.enhanceEndpoints({
  endpoints: {
    GetOperators: { providesTags: (data) => listTags('Operator', data?.operators) },
    GetInvitations: { providesTags: (data) => listTags('Invitation', data?.invitations) },
    InviteOperators: { invalidatesTags: (_data, error) => (error ? [] : [...team]) },
    // Refused or not, it says that the lists are older than what the server knows.
    ResendInvitation: { invalidatesTags: [...team] },
    RevokeInvitation: { invalidatesTags: [...team] },
    ChangeOperatorRole: { invalidatesTags: [...team] },
    RemoveOperator: { invalidatesTags: [...team] },
    TransferOwnership: { invalidatesTags: [...team] },
    ResetOperatorTwoFactor: { invalidatesTags: [...team] },
  },
});

export const {
  useGetOperatorsQuery,
  useGetInvitationsQuery,
  useInviteOperatorsMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useCopyInvitationLinkMutation,
  useChangeOperatorRoleMutation,
  useSignOutOperatorMutation,
  useRemoveOperatorMutation,
  useTransferOwnershipMutation,
  useResetOperatorTwoFactorMutation,
} = usersApi;
