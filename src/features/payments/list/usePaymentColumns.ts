import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/payments/list';
import type { Direction } from '@/config/paymentRoute';
import { useGetPaymentColumnsQuery, useSetPaymentColumnsMutation } from '../paymentsApi';
import { parseColumns, listNames, defaultColumns, type ShownColumn } from './columnDefinitions';

/**
 * Returns the columns that the operator chose for a direction, or the default columns. `choose` saves other
 * columns.
 */
export function usePaymentColumns(direction: Direction) {
  const list = listNames[direction];
  const { currentData, isFetching } = useGetPaymentColumnsQuery({ list });
  const [saveColumns] = useSetPaymentColumnsMutation();
  const savedColumns = parseColumns(currentData?.listColumns ?? [], direction);

  async function choose(columns: readonly ShownColumn[] | null) {
    const result = await saveColumns({ list, columns: columns && [...columns] });
    if (result.error) toast.error(texts.theColumnsCouldNotBeKept(errorMessage(result.error)));
  }

  return {
    columns: savedColumns ?? defaultColumns(direction),
    isLoading: isFetching && !currentData,
    choose: (columns: readonly ShownColumn[] | null) => void choose(columns),
  };
}
