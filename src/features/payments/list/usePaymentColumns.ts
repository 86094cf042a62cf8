import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/payments/list';
import type { Direction } from '../paymentRoute';
import { useGetPaymentColumnsQuery, useSetPaymentColumnsMutation } from '../paymentsApi';
import { columnsFrom, listNames, usualColumns, type ShownColumn } from './columnWords';

/** The columns of a direction's list: those the operator chose, else the usual ones. */
export function usePaymentColumns(direction: Direction) {
  const list = listNames[direction];
  const { currentData, isFetching } = useGetPaymentColumnsQuery({ list });
  const [keep] = useSetPaymentColumnsMutation();
  const kept = columnsFrom(currentData?.listColumns ?? [], direction);

  async function choose(columns: readonly ShownColumn[] | null) {
    const answer = await keep({ list, columns: columns && [...columns] });
    if (answer.error) toast.error(texts.theColumnsCouldNotBeKept(errorMessage(answer.error)));
  }

  return {
    columns: kept ?? usualColumns(direction),
    isLoading: isFetching && !currentData,
    choose: (columns: readonly ShownColumn[] | null) => void choose(columns),
  };
}
