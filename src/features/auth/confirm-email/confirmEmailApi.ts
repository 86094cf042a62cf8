import { api } from './confirmEmail.generated';

const ownTags = ['Operator', 'MyAccount', 'Session'] as const;

export const confirmEmailApi = api.enhanceEndpoints({
  endpoints: {
    // A link's answer changes with who opens it and when, so nothing older is shown.
    GetEmailConfirmation: { keepUnusedDataFor: 0 },
    ConfirmEmailChange: { invalidatesTags: (_answer, error) => (error ? [] : ownTags) },
    DeclineEmailChange: { invalidatesTags: (_answer, error) => (error ? [] : ownTags) },
  },
});

export const { useGetEmailConfirmationQuery, useConfirmEmailChangeMutation, useDeclineEmailChangeMutation } =
  confirmEmailApi;
