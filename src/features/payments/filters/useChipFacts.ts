import * as texts from '@/texts/payments/filters';
import { useGetPaymentClientQuery, useGetPlansOfPaymentsQuery } from '../paymentsApi';
import type { PaymentFilters } from './filterCodecs';
import type { ChipFacts } from './filterNames';

/** The names of what an address knows only the ids of. */
export function useChipFacts({ client, plan }: PaymentFilters, companyCurrency: string): ChipFacts {
  const { currentData } = useGetPaymentClientQuery({ id: client ?? '' }, { skip: !client });
  const plans = useGetPlansOfPaymentsQuery(undefined, { skip: !plan }).data?.paymentPlans;

  return {
    planName: (id) => plans?.find((each) => each.id === id)?.name ?? texts.onePlan,
    clientName: currentData?.paymentClients[0]?.name ?? null,
    companyCurrency,
  };
}
