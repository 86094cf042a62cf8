import { subscribeToClientsAndPayments, refetchTags } from '@/api/companyEvents';
import { listTags } from '@/api/tags';
import { api, type BillingPlanFragment, type PreviewPlanPriceQuery } from './clientBilling.generated';

export type Plan = BillingPlanFragment;
export type PricePreview = PreviewPlanPriceQuery['previewPlanPrice'];

const everyMs = 2000;

const changesPlans = {
  invalidatesTags: (_answer: unknown, error: unknown): 'Plan'[] => (error ? [] : ['Plan']),
};

/** The list as it will be, until the server's answer is here. */
const showOrder = (ids: readonly string[]) =>
  api.util.updateQueryData('GetClientBillingPlans', undefined, ({ clientBillingPlans }) => {
    const placeOf = ({ id }: Plan) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
    clientBillingPlans.sort((one, other) => placeOf(one) - placeOf(other) || one.order - other.order);
    clientBillingPlans.forEach((plan, index) => (plan.order = index + 1));
  });

interface OrderLife {
  dispatch: (action: ReturnType<typeof showOrder>) => { undo: () => void };
  queryFulfilled: PromiseLike<unknown>;
}

export const clientBillingApi = api.enhanceEndpoints({
  endpoints: {
    GetClientBillingPlans: {
      providesTags: (answer) => listTags('Plan', answer?.clientBillingPlans),
      // Clients come and go, and a move to a new price takes its time.
      onCacheEntryAdded: subscribeToClientsAndPayments(
        refetchTags([{ type: 'Plan', id: 'LIST' }], { afterMs: 250, everyMs }),
      ),
    },
    PreviewPlanPrice: { providesTags: ['Plan'] },
    GetPlanProvider: { providesTags: ['StripeIntegration'] },
    GetDunningSettings: { providesTags: ['Dunning'] },
    UpdateDunningSettings: { invalidatesTags: (_answer, error) => (error ? [] : ['Dunning']) },
    CreateClientBillingPlan: changesPlans,
    UpdateClientBillingPlan: changesPlans,
    ChangePlanPrice: changesPlans,
    DuplicateClientBillingPlan: changesPlans,
    ActivateClientBillingPlan: changesPlans,
    ArchiveClientBillingPlan: changesPlans,
    DeleteClientBillingPlan: changesPlans,
    SetDefaultClientBillingPlan: changesPlans,
    ReorderClientBillingPlans: {
      ...changesPlans,
      onQueryStarted: async (
        { ids }: { ids: string | string[] },
        { dispatch, queryFulfilled }: OrderLife,
      ) => {
        const shown = dispatch(showOrder([ids].flat()));
        await Promise.resolve(queryFulfilled).catch(shown.undo);
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
