import { api } from './notificationChoices.generated';

const notificationPreferencesApi = api.enhanceEndpoints({
  endpoints: {
    SetNotificationChoices: {
      // Updates the preference optimistically and reverts it if the request fails.
      onQueryStarted: async ({ input }, { dispatch, queryFulfilled }) => {
        const changed = [input].flat();
        const patch = dispatch(
          api.util.updateQueryData('GetNotificationChoices', undefined, ({ notificationChoices }) => {
            for (const preference of notificationChoices) {
              Object.assign(
                preference,
                changed.find(({ kind }) => kind === preference.kind),
              );
            }
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

export const { useGetNotificationChoicesQuery, useSetNotificationChoicesMutation } =
  notificationPreferencesApi;
