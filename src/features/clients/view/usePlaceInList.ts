import { useSearchParams } from 'react-router';
import { placeIn } from '../placeIn';

/** Where the reader came from: `?list=` holds the list's own query, null for who came from elsewhere. */
export function usePlaceInList() {
  const [params] = useSearchParams();
  const list = params.get('list');
  return { list, ...placeIn(list) };
}
