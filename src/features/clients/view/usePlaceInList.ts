import { useSearchParams } from 'react-router';
import { paths } from '@/config/paths';

/** Where the reader came from: `?list=` holds the address of the list, and goes along from client to client. */
export function usePlaceInList() {
  const [params] = useSearchParams();
  const list = params.get('list');
  const tail = list === null ? '' : `?${new URLSearchParams({ list })}`;

  return {
    /** The list's own query string; null for a reader who came from elsewhere. */
    list,
    toList: list ? `${paths.clients}?${list}` : paths.clients,
    toView: (id: string) => paths.clientView(id) + tail,
    toDeactivate: (id: string) => paths.clientDeactivate(id) + tail,
  };
}
