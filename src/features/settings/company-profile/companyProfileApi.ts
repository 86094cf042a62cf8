import { patchFromEvents } from '@/api/liveUpdates';
import { applyResult } from '@/api/applyResult';
import { companyReceived } from '@/state/authSlice';
import {
  api,
  CompanyExportChangedDocument,
  type CompanyExportChangedSubscription,
  type CompanyExportFieldsFragment,
  type CompanyProfileFieldsFragment,
} from './companyProfile.generated';

export type Profile = CompanyProfileFieldsFragment;
export type Archive = CompanyExportFieldsFragment;

/** With what became of one archive; one that nobody here knew stands first. */
function patched(archives: readonly Archive[], changed: Archive): Archive[] {
  const isKnown = archives.some(({ id }) => id === changed.id);
  return isKnown ? archives.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...archives];
}

const companyProfileApi = api.enhanceEndpoints({
  endpoints: {
    GetCompanyProfile: { providesTags: ['CompanyProfile'] },
    GetCompanyExports: {
      providesTags: ['CompanyExport'],
      onCacheEntryAdded: (arg, life) =>
        patchFromEvents<CompanyExportChangedSubscription, typeof arg, typeof life>(
          CompanyExportChangedDocument,
          ({ companyExportChanged }, { updateCachedData }) =>
            void updateCachedData((shown) => {
              shown.companyExports = patched(shown.companyExports, companyExportChanged);
            }),
        )(arg, life),
    },
    UpdateCompanyProfile: {
      onQueryStarted: applyResult(({ updateCompanyProfile }) =>
        api.util.upsertQueryData('GetCompanyProfile', undefined, { companyProfile: updateCompanyProfile }),
      ),
      // Reports count their days anew in another time zone, and plans go along to another currency.
      invalidatesTags: (_answer, error) =>
        error ? [] : ['Company', 'Analytics', 'Plan', 'UndeployedChanges'],
    },
    CloseCompany: {
      onQueryStarted: applyResult(({ closeCompany }) => companyReceived(closeCompany)),
    },
    RequireTwoFactor: { invalidatesTags: (_company, error) => (error ? [] : ['TwoFactor', 'Operator']) },
    StartCompanyExport: { invalidatesTags: (_answer, error) => (error ? [] : ['CompanyExport']) },
  },
});

export const {
  useGetCompanyProfileQuery,
  useGetProfileCountriesQuery,
  useGetCompanyExportsQuery,
  useUpdateCompanyProfileMutation,
  useCloseCompanyMutation,
  useRequireTwoFactorMutation,
  useStartCompanyExportMutation,
  useGetCompanyExportLinkMutation,
} = companyProfileApi;
