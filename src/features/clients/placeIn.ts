import { paths } from '@/config/paths';

/** The ways from a list with this query and back to it, which go along from client to client; null for no list. */
export function placeIn(list: string | null) {
  const tail = list === null ? '' : `?${new URLSearchParams({ list })}`;

  return {
    toList: list ? `${paths.clients}?${list}` : paths.clients,
    toView: (id: string) => paths.clientView(id) + tail,
    toDeactivate: (id: string) => paths.clientDeactivate(id) + tail,
  };
}
