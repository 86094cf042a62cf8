import { useEffect, useEffectEvent, useState } from 'react';
import { searchDebounceMs } from '@/config/limits';
import { useUrlParam } from './useUrlParam';

interface UrlSearch {
  /** Current value of the input. */
  typed: string;
  type: (text: string) => void;
  /** Debounced search of the list. */
  search: string;
}

/** Keeps the list's search in `?search=` and debounces input. A new search starts at page 1. */
export function useUrlSearch(): UrlSearch {
  const [search, setSearch] = useUrlParam('search', '', { resets: ['page'] });
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

  return { typed: pendingSearch ?? search, type: setPendingSearch, search: search.trim() };
}
