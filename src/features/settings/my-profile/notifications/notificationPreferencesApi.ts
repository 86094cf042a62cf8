import { api } from './notificationPreferences.generated';

const notificationPreferencesApi = api.enhanceEndpoints({
  endpoints: {
    SetNotificationPreferences: {
      // Updates the preference optimistically and reverts it if the request fails.
      onQueryStarted: async ({ input }, { dispatch, queryFulfilled }) => {
        const changed = [input].flat();
        const patch = dispatch(
          api.util.updateQueryData('GetNotificationPreferences', undefined, ({ notificationPreferences }) => {
            for (const preference of notificationPreferences) {
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

export const { useGetNotificationPreferencesQuery, useSetNotificationPreferencesMutation } =
  notificationPreferencesApi;
