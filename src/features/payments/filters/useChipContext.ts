import * as texts from '@/texts/payments/filters';
import { useGetPaymentClientQuery, useGetPaymentPlansQuery } from '../paymentsApi';
import type { PaymentFilters } from './filterCodecs';
import type { ChipContext } from './filterNames';

/** Loads the names of the client and the plans whose ids are in the URL. */
export function useChipContext({ client, plan }: PaymentFilters, companyCurrency: string): ChipContext {
  const { currentData } = useGetPaymentClientQuery({ id: client ?? '' }, { skip: !client });
  const plans = useGetPaymentPlansQuery(undefined, { skip: !plan }).data?.paymentPlans;

  return {
    planName: (id) => plans?.find((each) => each.id === id)?.name ?? texts.onePlan,
    clientName: currentData?.paymentClients[0]?.name ?? null,
    companyCurrency,
  };
}
