import { useEffect, useRef, useState } from 'react';
import { searchDebounceMs } from '@/config/limits';
import { useUrlParam } from './useUrlParam';

interface UrlSearch {
  /** What stands in the input. */
  typed: string;
  type: (text: string) => void;
  /** What the list is searched for: it follows the input once typing rests. */
  search: string;
}

/** The search of a list, as `?search=` of the address; a new search starts at page 1. */
export function useUrlSearch(): UrlSearch {
  const [search, setSearch] = useUrlParam('search', '', { resets: ['page'] });
  const [ahead, setAhead] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (ahead !== null && ahead === search) setAhead(null);

  const type = (text: string) => {
    clearTimeout(timer.current);
    setAhead(text);
    timer.current = setTimeout(() => setSearch(text), searchDebounceMs);
  };
  return { typed: ahead ?? search, type, search: search.trim() };
}
