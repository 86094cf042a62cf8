import { useEffect, useEffectEvent, useState } from 'react';
import { searchDebounceMs } from '@/config/limits';
import { useUrlParam } from '@/lib/useUrlParam';
import { SearchField } from '../SearchField';

interface ListSearchProps {
  label: string;
  /** The URL parameter with the page of the list, which a new search removes. */
  pageParam: string;
}

/**
 * Edits the search of a list, which is in `?search=`. Holds the typed text, so that the list rerenders after
 * the debounce and not on every key press.
 */
export function ListSearch({ label, pageParam }: ListSearchProps) {
  const [search, setSearch] = useUrlParam('search', '', { resets: [pageParam] });
  const [pendingSearch, setPendingSearch] = useState<string | null>(null);
  const [previousSearch, setPreviousSearch] = useState(search);
  // The pending search stays until the URL matches it, because an earlier search may still be navigating.
  if (search !== previousSearch) {
    setPreviousSearch(search);
    if (pendingSearch === search) setPendingSearch(null);
  }

  // Reads the latest URL, so that other parameters that changed meanwhile are preserved.
  const applySearch = useEffectEvent((text: string) => {
    setSearch(text);
    if (text === search) setPendingSearch(null);
  });
  useEffect(() => {
    if (pendingSearch === null) return;
    const timer = setTimeout(() => applySearch(pendingSearch), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [pendingSearch]);

  return <SearchField label={label} value={pendingSearch ?? search} onChange={setPendingSearch} />;
}
