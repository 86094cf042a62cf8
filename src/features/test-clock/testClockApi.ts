import { applyResult } from '@/api/applyResult';
import { api, type StepSandboxClockMutation } from './testClock.generated';

export const testClockApi = api.enhanceEndpoints({
  endpoints: {
    GetSandboxClock: { providesTags: ['Company'] },
    StepSandboxClock: {
      // Socket events cover everything that becomes due. These tags refetch what depends on the date alone.
      invalidatesTags: (result) =>
        result ? ['Company', 'Analytics', 'Client', 'Payment', 'BillingCard'] : [],
      onQueryStarted: applyResult(({ stepSandboxClock }: StepSandboxClockMutation) =>
        api.util.updateQueryData('GetSandboxClock', undefined, (cached) => {
          cached.sandboxClock = stepSandboxClock;
        }),
      ),
    },
  },
});

export const { useGetSandboxClockQuery, useStepSandboxClockMutation } = testClockApi;
