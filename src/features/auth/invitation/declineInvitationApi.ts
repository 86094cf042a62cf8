import { api } from './declineInvitation.generated';

export const { useDeclineInvitationMutation } = api;
