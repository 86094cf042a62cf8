import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useClearUrlParams } from './useClearUrlParams';

/**
 * Whether something stands open, which an address can ask for: `?add=1`. The word is taken out of the address at once, so
 * that neither a reload nor a list that reads its filters there meets it again.
 */
export function useOpenedByAddress(name: string): [boolean, (isOpen: boolean) => void] {
  const [params] = useSearchParams();
  const clear = useClearUrlParams();
  const isAsked = params.has(name);
  const [isOpen, setOpen] = useState(isAsked);
  const [wasAsked, setWasAsked] = useState(isAsked);
  // Once for each time it is asked: a busy page may still show the old address when it is closed again.
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) setOpen(true);
  }

  useEffect(() => {
    if (isAsked) clear([name]);
  }, [clear, isAsked, name]);

  return [isOpen, setOpen];
}
