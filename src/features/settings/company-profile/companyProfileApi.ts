import { applyResult } from '@/api/applyResult';
import { patchFromEvents } from '@/api/liveUpdates';
import type {
  CompanyExportChangedSubscription,
  CompanyExportFieldsFragment,
  CompanyProfileFieldsFragment,
} from '@/api/types';
import { companyReceived } from '@/state/authSlice';
import { api, CompanyExportChangedDocument } from './companyProfile.generated';

export type Profile = CompanyProfileFieldsFragment;
export type Archive = CompanyExportFieldsFragment;

/** Returns the archives with the changed one replaced, or prepended if it is new. */
function upsertArchive(archives: readonly Archive[], changed: Archive): Archive[] {
  const isKnown = archives.some(({ id }) => id === changed.id);
  return isKnown
    ? archives.map((archive) => (archive.id === changed.id ? changed : archive))
    : [changed, ...archives];
}

const companyProfileApi = api.enhanceEndpoints({
  endpoints: {
    GetCompanyProfile: { providesTags: ['CompanyProfile'] },
    GetCompanyExports: {
      providesTags: ['CompanyExport'],
      onCacheEntryAdded: (_arg, entry) =>
        patchFromEvents(entry, {
          document: CompanyExportChangedDocument,
          onData: ({ companyExportChanged }: CompanyExportChangedSubscription) => {
            entry.updateCachedData((draft) => {
              draft.companyExports = upsertArchive(draft.companyExports, companyExportChanged);
            });
          },
        }),
    },
    UpdateCompanyProfile: {
      onQueryStarted: applyResult(({ updateCompanyProfile }) =>
        api.util.upsertQueryData('GetCompanyProfile', undefined, { companyProfile: updateCompanyProfile }),
      ),
      // A new time zone changes the reports, and a new currency changes the plans.
      invalidatesTags: (_result, error) =>
        error ? [] : ['Company', 'Analytics', 'Plan', 'UndeployedChanges'],
    },
    UpdatePortalLanguages: {
      onQueryStarted: applyResult(({ updatePortalLanguages }) =>
        api.util.upsertQueryData('GetCompanyProfile', undefined, { companyProfile: updatePortalLanguages }),
      ),
      invalidatesTags: (_result, error) =>
        error ? [] : ['Company', 'UndeployedChanges', 'ContentTranslation'],
    },
    CloseCompany: {
      onQueryStarted: applyResult(({ closeCompany }) => companyReceived(closeCompany)),
    },
    SetTwoFactorRequirement: {
      invalidatesTags: (_company, error) => (error ? [] : ['TwoFactor', 'Operator']),
    },
    StartCompanyExport: { invalidatesTags: (_result, error) => (error ? [] : ['CompanyExport']) },
  },
});

export const {
  useGetCompanyProfileQuery,
  useGetProfileCountriesQuery,
  useGetCompanyExportsQuery,
  useGetCompanyStatusRulesQuery,
  useUpdateCompanyProfileMutation,
  useUpdatePortalLanguagesMutation,
  useCloseCompanyMutation,
  useSetTwoFactorRequirementMutation,
  useStartCompanyExportMutation,
  useCreateCompanyExportLinkMutation,
} = companyProfileApi;
