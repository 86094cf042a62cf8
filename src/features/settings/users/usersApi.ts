import { applyResult } from '@/api/applyResult';
import { listTags } from '@/api/tags';
import { operatorsReceived } from '@/state/operatorsSlice';
import { api } from './users.generated';

/**
 * Tags that a membership change invalidates: the member and invitation lists, and the operator counts of the
 * roles.
 */
const teamTags = [{ type: 'Operator', id: 'LIST' }, { type: 'Invitation', id: 'LIST' }, 'Role'] as const;

export const usersApi = api.enhanceEndpoints({
  endpoints: {
    GetOperators: {
      providesTags: (data) => listTags('Operator', data?.operators),
      onQueryStarted: applyResult(({ operators }) => operatorsReceived(operators)),
    },
    GetInvitations: { providesTags: (data) => listTags('Invitation', data?.invitations) },
    InviteOperators: { invalidatesTags: (_data, error) => (error ? [] : [...teamTags]) },
    // The mutations below invalidate their tags after an error too, because an error may mean that the cached
    // lists are outdated.
    ResendInvitation: { invalidatesTags: [...teamTags] },
    RevokeInvitation: { invalidatesTags: [...teamTags] },
    ChangeOperatorRole: { invalidatesTags: [...teamTags] },
    RemoveOperator: { invalidatesTags: [...teamTags] },
    TransferOwnership: { invalidatesTags: [...teamTags] },
    ResetOperatorTwoFactor: { invalidatesTags: [...teamTags] },
  },
});

export const {
  useGetOperatorsQuery,
  useGetInvitationsQuery,
  useInviteOperatorsMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
  useCreateInvitationLinkMutation,
  useChangeOperatorRoleMutation,
  useSignOutOperatorMutation,
  useRemoveOperatorMutation,
  useTransferOwnershipMutation,
  useResetOperatorTwoFactorMutation,
} = usersApi;
