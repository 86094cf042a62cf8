import { api } from './confirmEmail.generated';

const accountTags = ['Operator', 'MyAccount', 'Session'] as const;

export const confirmEmailApi = api.enhanceEndpoints({
  endpoints: {
    // The result depends on who opens the link and when, so it is not cached.
    GetEmailConfirmation: { keepUnusedDataFor: 0 },
    ConfirmEmailChange: { invalidatesTags: (_result, error) => (error ? [] : accountTags) },
    DeclineEmailChange: { invalidatesTags: (_result, error) => (error ? [] : accountTags) },
  },
});

export const { useGetEmailConfirmationQuery, useConfirmEmailChangeMutation, useDeclineEmailChangeMutation } =
  confirmEmailApi;
