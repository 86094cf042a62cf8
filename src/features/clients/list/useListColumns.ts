import { errorMessage } from '@/api/errors';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/list';
import { useGetListColumnsQuery, useSetListColumnsMutation } from '../clientsApi';
import { parseColumns, defaultColumns, type ColumnKey } from './columnDefinitions';
import type { ListUrl } from './useListUrl';

/**
 * Returns the columns of the URL, else the operator's saved columns, else the default columns. `choose`
 * changes them.
 */
export function useListColumns(listUrl: ListUrl, isInView: boolean) {
  const { canSeeMoney, columnsParam } = listUrl;
  const { data, isLoading } = useGetListColumnsQuery();
  const [saveColumns] = useSetListColumnsMutation();
  const urlColumns = parseColumns(columnsParam?.split(',') ?? [], canSeeMoney);
  const savedColumns = parseColumns(data?.listColumns ?? [], canSeeMoney);

  async function choose(columns: readonly ColumnKey[] | null) {
    // In a saved view, changed columns stay in the URL until the view is saved.
    if (isInView) return listUrl.setColumns(columns);
    if (columnsParam !== null) listUrl.setColumns(null);
    const result = await saveColumns({ columns: columns && [...columns] });
    if (result.error) toast.error(texts.theColumnsCouldNotBeKept(errorMessage(result.error)));
  }

  return {
    columns: urlColumns ?? savedColumns ?? defaultColumns(canSeeMoney),
    urlColumns,
    isLoading: isLoading && !urlColumns,
    choose: (columns: readonly ColumnKey[] | null) => void choose(columns),
  };
}
