import { parseColumns } from '@/api/listColumns';
import { paths } from '@/config/paths';
import { parseListQuery } from '@/ui/table/useListState';
import type { SavedView } from '../clientsApi';
import { type ClientListQuery, clientListSpec, viewParams } from '../list/clientListSpec';
import { selectableColumns } from '../list/columnDefinitions';

/** The state that a view saves. Equal states mean that the view is unmodified. */
interface ViewState {
  query: ClientListQuery;
  /** Null if the view or the URL names no columns. */
  columns: readonly string[] | null;
}

const viewStateOf = (view: SavedView, canSeeMoney: boolean): ViewState => ({
  query: parseListQuery(new URLSearchParams(view.query), clientListSpec(canSeeMoney)),
  columns: parseColumns(view.columns, selectableColumns(canSeeMoney)),
});

const toQueryString = ({ query, columns }: ViewState): string => {
  const params = viewParams(query);
  if (columns) params.set('columns', columns.join(','));
  return params.toString();
};

export const isModified = (view: SavedView, state: ViewState, canSeeMoney: boolean): boolean =>
  toQueryString(viewStateOf(view, canSeeMoney)) !== toQueryString(state);

/** Returns the URL of a view with its full query, so that the URL works without access to the view. */
export function viewAddress(view: SavedView, canSeeMoney: boolean): string {
  const query = toQueryString(viewStateOf(view, canSeeMoney));
  return `${paths.clients}?${query}${query && '&'}view=${view.id}`;
}
