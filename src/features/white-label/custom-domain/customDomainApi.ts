import { subscribeToCompanyChanges, refetchTags } from '@/api/companyEvents';
import { applyResult } from '@/api/applyResult';
import { api, type DomainFieldsFragment, type DomainSetupFieldsFragment } from './customDomain.generated';

export type Domain = DomainFieldsFragment;
export type DomainSetup = DomainSetupFieldsFragment;
export type DomainRecord = Domain['records'][number];

const showSetup = (fresh: DomainSetup) =>
  api.util.updateQueryData('GetCustomDomain', undefined, (shown) => {
    shown.customDomain = fresh;
  });

const showDomain = (fresh: Domain) =>
  api.util.updateQueryData('GetCustomDomain', undefined, ({ customDomain }) => {
    customDomain.domains = customDomain.domains.map((domain) => (domain.id === fresh.id ? fresh : domain));
  });

const changesDomains = {
  invalidatesTags: (_answer: unknown, error: unknown): 'CustomDomain'[] => (error ? [] : ['CustomDomain']),
};

export const customDomainApi = api.enhanceEndpoints({
  endpoints: {
    GetCustomDomain: {
      providesTags: ['CustomDomain'],
      // Each look that the server takes is news of the company.
      onCacheEntryAdded: subscribeToCompanyChanges(refetchTags(['CustomDomain'], { afterMs: 250 })),
    },
    AddCustomDomain: changesDomains,
    ForwardDomainInstructions: changesDomains,
    CheckCustomDomain: {
      onQueryStarted: applyResult((answer: { checkCustomDomain: Domain }) =>
        showDomain(answer.checkCustomDomain),
      ),
    },
    SetPrimaryDomain: {
      onQueryStarted: applyResult((answer: { setPrimaryDomain: DomainSetup }) =>
        showSetup(answer.setPrimaryDomain),
      ),
    },
    RemoveCustomDomain: {
      onQueryStarted: applyResult((answer: { removeCustomDomain: DomainSetup }) =>
        showSetup(answer.removeCustomDomain),
      ),
    },
  },
});

export const {
  useGetCustomDomainQuery,
  useAddCustomDomainMutation,
  useCheckCustomDomainMutation,
  useSetPrimaryDomainMutation,
  useForwardDomainInstructionsMutation,
  useRemoveCustomDomainMutation,
} = customDomainApi;
