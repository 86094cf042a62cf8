import { useSearchParams } from 'react-router';
import { listPaths } from '../listPaths';

/** Reads the query of the list that the operator came from (`?list=`); null without one. */
export function useListPosition() {
  const [params] = useSearchParams();
  const list = params.get('list');
  return { list, ...listPaths(list) };
}
