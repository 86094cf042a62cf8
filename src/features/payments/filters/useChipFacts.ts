import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { useGetPaymentClientQuery } from '../paymentsApi';
import type { PaymentFilters } from './filterForms';
import type { ChipFacts } from './filterNames';
import { usePlanChoices } from './usePlanChoices';

/** The names of what an address knows only the ids of. */
export function useChipFacts({ client, plan }: PaymentFilters, companyCurrency: string): ChipFacts {
  const seesClients =
    useAppSelector(selectOperator)?.permissions.includes('MANAGE_CLIENT_MANAGEMENT') ?? false;
  const { currentData } = useGetPaymentClientQuery({ id: client ?? '' }, { skip: !client || !seesClients });
  const { plans } = usePlanChoices({ skip: !plan });

  return {
    planName: (id) => plans?.find((each) => each.id === id)?.name ?? 'one plan',
    clientName: currentData?.client.name ?? null,
    companyCurrency,
  };
}
