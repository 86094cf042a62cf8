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
  if (isAsked && !isOpen) setOpen(true);

  useEffect(() => {
    if (isAsked) clear([name]);
  }, [clear, isAsked, name]);

  return [isOpen, setOpen];
}
