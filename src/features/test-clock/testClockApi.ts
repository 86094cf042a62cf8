import { applyResult } from '@/api/applyResult';
import type { AdvanceTestClockMutation } from '@/api/types';
import { api } from './testClock.generated';

export const testClockApi = api.enhanceEndpoints({
  endpoints: {
    GetTestClock: { providesTags: ['Company'] },
    AdvanceTestClock: {
      // Socket events cover everything that becomes due. These tags refetch what depends on the date alone.
      invalidatesTags: (result) =>
        result ? ['Company', 'Analytics', 'Client', 'Payment', 'BillingCard'] : [],
      onQueryStarted: applyResult(({ advanceTestClock }: AdvanceTestClockMutation) =>
        api.util.updateQueryData('GetTestClock', undefined, (cached) => {
          cached.testClock = advanceTestClock;
        }),
      ),
    },
  },
});

export const { useGetTestClockQuery, useAdvanceTestClockMutation } = testClockApi;
