import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import { applyResult } from '@/api/applyResult';
import type { DomainFieldsFragment, DomainSetupFieldsFragment } from '@/api/types';
import { api } from './customDomain.generated';

export type Domain = DomainFieldsFragment;
export type DomainSetup = DomainSetupFieldsFragment;
export type DomainRecord = Domain['records'][number];

const showSetup = (updated: DomainSetup) =>
  api.util.updateQueryData('GetCustomDomain', undefined, (cached) => {
    cached.customDomain = updated;
  });

const showDomain = (updated: Domain) =>
  api.util.updateQueryData('GetCustomDomain', undefined, ({ customDomain }) => {
    customDomain.domains = customDomain.domains.map((domain) =>
      domain.id === updated.id ? updated : domain,
    );
  });

const invalidatesDomains = {
  invalidatesTags: (_result: unknown, error: unknown): 'CustomDomain'[] => (error ? [] : ['CustomDomain']),
};

export const customDomainApi = api.enhanceEndpoints({
  endpoints: {
    GetCustomDomain: {
      providesTags: ['CustomDomain'],
      // The server publishes a company event after each check.
      onCacheEntryAdded: subscribeToCompanyChanges(refetchTags(['CustomDomain'], { afterMs: 250 })),
    },
    AddCustomDomain: invalidatesDomains,
    EmailDomainInstructions: invalidatesDomains,
    CheckCustomDomain: {
      onQueryStarted: applyResult((result: { checkCustomDomain: Domain }) =>
        showDomain(result.checkCustomDomain),
      ),
    },
    SetPrimaryDomain: {
      onQueryStarted: applyResult((result: { setPrimaryDomain: DomainSetup }) =>
        showSetup(result.setPrimaryDomain),
      ),
    },
    RemoveCustomDomain: {
      onQueryStarted: applyResult((result: { removeCustomDomain: DomainSetup }) =>
        showSetup(result.removeCustomDomain),
      ),
    },
  },
});

export const {
  useGetCustomDomainQuery,
  useAddCustomDomainMutation,
  useCheckCustomDomainMutation,
  useSetPrimaryDomainMutation,
  useEmailDomainInstructionsMutation,
  useRemoveCustomDomainMutation,
} = customDomainApi;
