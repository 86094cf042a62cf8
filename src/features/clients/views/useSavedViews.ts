import { useGetSavedViewsQuery, type SavedView } from '../clientsApi';
import type { ListUrl } from '../list/useListUrl';

const compareByName = (one: SavedView, other: SavedView): number => one.name.localeCompare(other.name);

/** Returns the visible views, sorted by name, and the one that the URL selects, or null. */
export function useSavedViews({ viewId }: ListUrl) {
  const { data } = useGetSavedViewsQuery();
  const views = [...(data?.savedViews ?? [])].sort(compareByName);
  return { views, current: views.find(({ id }) => id === viewId) ?? null };
}
