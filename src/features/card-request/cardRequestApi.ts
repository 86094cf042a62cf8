import { api } from './cardRequest.generated';

export const cardRequestApi = api.enhanceEndpoints({
  endpoints: {
    // A link's answer changes with who opens it and when, so nothing older is shown.
    GetCardRequest: { keepUnusedDataFor: 0 },
  },
});

export const { useGetCardRequestQuery, useStartRequestedCardSetupMutation, useGiveRequestedCardMutation } =
  cardRequestApi;
