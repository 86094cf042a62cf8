import { refetchTags, subscribeToClientsAndPayments } from '@/api/companyEvents';
import { listTags } from '@/api/tags';
import type { BillingPlanFieldsFragment, PreviewPlanPriceQuery } from '@/api/types';
import { api } from './clientBilling.generated';

export type Plan = BillingPlanFieldsFragment;
export type PricePreview = PreviewPlanPriceQuery['previewPlanPrice'];

const minIntervalMs = 2000;

const invalidatesPlans = {
  invalidatesTags: (_result: unknown, error: unknown): 'Plan'[] => (error ? [] : ['Plan']),
};

/** Reorders the cached plans optimistically. Plans that are not in `ids` come last. */
const applyOrder = (ids: readonly string[]) =>
  api.util.updateQueryData('GetClientBillingPlans', undefined, ({ clientBillingPlans }) => {
    const positionOf = ({ id }: Plan) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    clientBillingPlans.sort((a, b) => positionOf(a) - positionOf(b) || a.order - b.order);
    clientBillingPlans.forEach((plan, index) => (plan.order = index + 1));
  });

const clientBillingApi = api.enhanceEndpoints({
  endpoints: {
    GetClientBillingPlans: {
      providesTags: (result) => listTags('Plan', result?.clientBillingPlans),
      // Refetches on events, because client counts change at any time and clients switch to a new price in
      // the background.
      onCacheEntryAdded: subscribeToClientsAndPayments(
        refetchTags([{ type: 'Plan', id: 'LIST' }], { afterMs: 250, everyMs: minIntervalMs }),
      ),
    },
    PreviewPlanPrice: { providesTags: ['Plan'] },
    GetPlanProvider: { providesTags: ['StripeIntegration'] },
    GetDunningSettings: { providesTags: ['Dunning'] },
    UpdateDunningSettings: { invalidatesTags: (_result, error) => (error ? [] : ['Dunning']) },
    CreateClientBillingPlan: invalidatesPlans,
    UpdateClientBillingPlan: invalidatesPlans,
    ChangePlanPrice: invalidatesPlans,
    DuplicateClientBillingPlan: invalidatesPlans,
    ActivateClientBillingPlan: invalidatesPlans,
    ArchiveClientBillingPlan: invalidatesPlans,
    DeleteClientBillingPlan: invalidatesPlans,
    SetDefaultClientBillingPlan: invalidatesPlans,
    ReorderClientBillingPlans: {
      ...invalidatesPlans,
      onQueryStarted: async ({ ids }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(applyOrder([ids].flat()));
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

export const {
  useGetClientBillingPlansQuery,
  usePreviewPlanPriceQuery,
  useGetPlanProviderQuery,
  useCreateClientBillingPlanMutation,
  useUpdateClientBillingPlanMutation,
  useChangePlanPriceMutation,
  useDuplicateClientBillingPlanMutation,
  useActivateClientBillingPlanMutation,
  useArchiveClientBillingPlanMutation,
  useDeleteClientBillingPlanMutation,
  useReorderClientBillingPlansMutation,
  useGetDunningSettingsQuery,
  useUpdateDunningSettingsMutation,
  useSetDefaultClientBillingPlanMutation,
} = clientBillingApi;

/**
 * Returns the step of card amounts in minor units, or 1 while it loads. The server validates amounts in any
 * case.
 */
export const useAmountStep = (): number =>
  useGetPlanProviderQuery().data?.stripeIntegration.amountIncrement ?? 1;
