import { useEffect, useRef } from 'react';
import { useAppSelector } from '@/state/hooks';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/app';

/**
 * Shows a toast when an Admin has changed the operator's permissions, unless the screen already announces it.
 */
export function useAccessChangeNotice(isAnnounced: boolean): void {
  const permissions = useAppSelector(({ auth: { authData } }) => authData.operator?.permissions.join());
  const lastPermissions = useRef(permissions);

  useEffect(() => {
    if (lastPermissions.current === permissions) return;
    lastPermissions.current = permissions;
    if (!isAnnounced) toast.default(texts.anAdminHasChangedWhatYou);
  }, [permissions, isAnnounced]);
}
