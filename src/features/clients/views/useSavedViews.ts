import { useGetSavedViewsQuery, type SavedView } from '../clientsApi';
import type { ListAddress } from '../list/useListAddress';

const byName = (one: SavedView, other: SavedView): number => one.name.localeCompare(other.name);

/** The views that may be seen, and the one that the address names. */
export function useSavedViews({ viewId }: ListAddress) {
  const { data } = useGetSavedViewsQuery();
  const views = [...(data?.savedViews ?? [])].sort(byName);
  return { views, current: views.find(({ id }) => id === viewId) ?? null };
}
