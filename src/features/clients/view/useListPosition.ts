import { useSearchParams } from 'react-router';
import { listPaths } from '../listPaths';

/**
 * Returns the query of the list that the operator came from (`?list=`), or null without one, and the paths
 * back to it.
 */
export function useListPosition() {
  const [params] = useSearchParams();
  const list = params.get('list');
  return { list, ...listPaths(list) };
}
