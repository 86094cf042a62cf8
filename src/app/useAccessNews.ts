import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/state/hooks';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/app';

/** Says that an Admin has changed what is open, unless the screen that stands here says so itself. */
export function useAccessNews(isToldHere: boolean): void {
  const held = useAppSelector(({ auth: { authData } }) => authData.operator?.permissions.join());
  const known = useRef(held);

  useEffect(() => {
    if (known.current === held) return;
    known.current = held;
    if (!isToldHere) toast.default(texts.anAdminHasChangedWhatYou);
  }, [held, isToldHere]);
}
