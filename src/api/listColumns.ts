import { useLingui } from '@lingui/react/macro';
import type { ListName } from '@contract/enums';
import { toast } from '@/ui/toast';
import { errorMessage } from './errors';
import { api } from './listColumns.generated';

const patchColumns = (list: ListName, columns: string[] | null) =>
  api.util.updateQueryData('GetListColumns', { list }, (draft) => {
    draft.listColumns = columns;
  });

const { useGetListColumnsQuery, useSetListColumnsMutation } = api.enhanceEndpoints({
  endpoints: {
    GetListColumns: { providesTags: ['ListColumns'] },
    SetListColumns: {
      // Updates the columns optimistically, and reverts them if the request fails.
      onQueryStarted: async ({ list, columns }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(patchColumns(list, columns ? [columns].flat() : null));
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

/** Returns the distinct names of available columns, or null if there are none. */
export function parseColumns<Column extends string>(
  names: readonly string[],
  available: readonly Column[],
): Column[] | null {
  const columns = [...new Set(names)].flatMap((name) => available.find((column) => column === name) ?? []);
  return columns.length > 0 ? columns : null;
}

interface ListColumnsOptions<Column extends string> {
  /** The columns that the operator can choose, in default order. */
  available: readonly Column[];
  /** Shown until the operator chooses columns. */
  defaults: readonly Column[];
}

/** Returns the columns that the operator chose for a list, in their order. `choose` saves other columns. */
export function useListColumns<Column extends string>(
  list: ListName,
  { available, defaults }: ListColumnsOptions<Column>,
) {
  const { t } = useLingui();
  const { currentData, isFetching } = useGetListColumnsQuery({ list });
  const [saveColumns] = useSetListColumnsMutation();

  /** Null restores the default columns. */
  async function choose(columns: readonly Column[] | null) {
    const { error } = await saveColumns({ list, columns: columns && [...columns] });
    if (error) toast.error(t`Couldn’t save the columns. ${{ errorMessage: errorMessage(error) }}`);
  }

  return {
    columns: parseColumns(currentData?.listColumns ?? [], available) ?? defaults,
    available,
    isLoading: isFetching && !currentData,
    choose: (columns: readonly Column[] | null) => void choose(columns),
  };
}
