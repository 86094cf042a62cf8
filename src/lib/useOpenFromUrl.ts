import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useClearUrlParams } from './useClearUrlParams';

/**
 * Returns an open state that a URL parameter such as `?add=1` can set. Removes the parameter immediately, so
 * that it does not affect reloads and list filters.
 */
export function useOpenFromUrl(name: string): [boolean, (isOpen: boolean) => void] {
  const [params] = useSearchParams();
  const clear = useClearUrlParams();
  const isRequested = params.has(name);
  const [isOpen, setOpen] = useState(isRequested);
  const [wasRequested, setWasRequested] = useState(isRequested);
  // Opens once per request, because a slow page may still show the old URL after closing.
  if (isRequested !== wasRequested) {
    setWasRequested(isRequested);
    if (isRequested) setOpen(true);
  }

  useEffect(() => {
    if (isRequested) clear([name]);
  }, [clear, isRequested, name]);

  return [isOpen, setOpen];
}
