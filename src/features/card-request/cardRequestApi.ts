import type { GetCardRequestQuery } from '@/api/types';
import { api } from './cardRequest.generated';

export type CardRequest = GetCardRequestQuery['cardRequest'];

export const cardRequestApi = api.enhanceEndpoints({
  endpoints: {
    // The result depends on who opens the link and when, so it is not cached.
    GetCardRequest: { keepUnusedDataFor: 0 },
  },
});

export const { useGetCardRequestQuery, useStartRequestedCardSetupMutation, useSubmitRequestedCardMutation } =
  cardRequestApi;
