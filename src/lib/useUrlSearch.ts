import { useEffect, useEffectEvent, useState } from 'react';
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
  const [last, setLast] = useState(search);
  // It is ahead until the address has come to it: another that was sent before may still be on its way.
  if (search !== last) {
    setLast(search);
    if (ahead === search) setAhead(null);
  }

  // Of the address as it is then: what else has changed there meanwhile stays.
  const send = useEffectEvent((text: string) => {
    setSearch(text);
    if (text === search) setAhead(null);
  });
  useEffect(() => {
    if (ahead === null) return;
    const timer = setTimeout(() => send(ahead), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [ahead]);

  return { typed: ahead ?? search, type: setAhead, search: search.trim() };
}
