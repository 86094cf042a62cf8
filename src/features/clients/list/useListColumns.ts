import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/list';
import { useGetListColumnsQuery, useSetListColumnsMutation } from '../clientsApi';
import { columnsFrom, usualColumns, type ColumnWord } from './columnWords';
import type { ListAddress } from './useListAddress';

/** The columns beside the name: those of the address, else those the operator chose, else the usual ones. */
export function useListColumns(address: ListAddress, isInView: boolean) {
  const { hasMoney, columnsText } = address;
  const { data, isLoading } = useGetListColumnsQuery();
  const [keep] = useSetListColumnsMutation();
  const ofAddress = columnsFrom(columnsText?.split(',') ?? [], hasMoney);
  const kept = columnsFrom(data?.listColumns ?? [], hasMoney);

  async function choose(columns: readonly ColumnWord[] | null) {
    // A view's columns are the view's: they wait in the address until they are saved with it.
    if (isInView) return address.setColumns(columns);
    if (columnsText !== null) address.setColumns(null);
    const answer = await keep({ columns: columns && [...columns] });
    if (answer.error) toast.error(texts.theColumnsCouldNotBeKept(errorMessage(answer.error)));
  }

  return {
    columns: ofAddress ?? kept ?? usualColumns(hasMoney),
    ofAddress,
    isLoading: isLoading && !ofAddress,
    choose: (columns: readonly ColumnWord[] | null) => void choose(columns),
  };
}
