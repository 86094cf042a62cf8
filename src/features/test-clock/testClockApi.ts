import { applyResult } from '@/api/applyResult';
import { api, type StepSandboxClockMutation } from './testClock.generated';

export const testClockApi = api.enhanceEndpoints({
  endpoints: {
    GetSandboxClock: { providesTags: ['Company'] },
    StepSandboxClock: {
      // What falls due on the way is told by the socket; what hangs on the day alone is asked for again.
      invalidatesTags: (answer) =>
        answer ? ['Company', 'Analytics', 'Client', 'Payment', 'BillingCard'] : [],
      onQueryStarted: applyResult(({ stepSandboxClock }: StepSandboxClockMutation) =>
        api.util.updateQueryData('GetSandboxClock', undefined, (shown) => {
          shown.sandboxClock = stepSandboxClock;
        }),
      ),
    },
  },
});

export const { useGetSandboxClockQuery, useStepSandboxClockMutation } = testClockApi;
