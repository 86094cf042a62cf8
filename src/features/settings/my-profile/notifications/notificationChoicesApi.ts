import { api } from './notificationChoices.generated';

const notificationChoicesApi = api.enhanceEndpoints({
  endpoints: {
    SetNotificationChoices: {
      // A switch stands where it was put while it is being saved, and goes back where that fails.
      onQueryStarted: async ({ input }, { dispatch, queryFulfilled }) => {
        const chosen = [input].flat();
        const patch = dispatch(
          api.util.updateQueryData('GetNotificationChoices', undefined, ({ notificationChoices }) => {
            for (const choice of notificationChoices) {
              Object.assign(
                choice,
                chosen.find(({ kind }) => kind === choice.kind),
              );
            }
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

export const { useGetNotificationChoicesQuery, useSetNotificationChoicesMutation } = notificationChoicesApi;
