import { paths } from '@/config/paths';
import { readListQuery, viewParams, type ListQuery } from '../list/clientListParams';
import { columnsFrom } from '../list/columnWords';
import type { SavedView } from '../clientsApi';

/** What of a view and of the screen has to be the same for nothing to be unsaved. */
interface Look {
  query: ListQuery;
  /** Null for the usual ones. */
  columns: readonly string[] | null;
}

const lookOf = (view: SavedView, hasMoney: boolean): Look => ({
  query: readListQuery(new URLSearchParams(view.query), hasMoney),
  columns: columnsFrom(view.columns, hasMoney),
});

const textOf = ({ query, columns }: Look): string => {
  const params = viewParams(query);
  if (columns) params.set('columns', columns.join(','));
  return params.toString();
};

export const isModified = (view: SavedView, look: Look, hasMoney: boolean): boolean =>
  textOf(lookOf(view, hasMoney)) !== textOf(look);

/** The address at which the view stands; it says everything, so that it works for whoever may not see the view. */
export function viewAddress(view: SavedView, hasMoney: boolean): string {
  const said = textOf(lookOf(view, hasMoney));
  return `${paths.clients}?${said}${said && '&'}view=${view.id}`;
}
