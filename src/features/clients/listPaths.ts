import { useSearchParams } from 'react-router';
import { paths } from '@/config/paths';

/**
 * Returns the paths to a list and its clients. Client paths contain the list's query string; null means no
 * list.
 */
export function listPaths(list: string | null) {
  const listParam = list === null ? '' : `?${new URLSearchParams({ list })}`;

  return {
    toList: list ? `${paths.clients}?${list}` : paths.clients,
    toView: (id: string) => paths.clientView(id) + listParam,
    toDeactivate: (id: string) => paths.clientDeactivate(id) + listParam,
  };
}

/**
 * Returns the query of the list that the operator came from (`?list=`), or null without one, and the paths
 * back to it.
 */
export function useListPosition() {
  const [params] = useSearchParams();
  const list = params.get('list');
  return { list, ...listPaths(list) };
}
