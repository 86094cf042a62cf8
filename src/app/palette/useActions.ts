import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { useExportAllPaymentsMutation } from '@/features/search/searchApi';
import { chooseScheme } from '@/lib/chooseScheme';
import { downloadLink } from '@/lib/downloadLink';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/app/palette';
import { addressOf } from '../address';
import type { RouteEntry } from '../routeEntry';
import { useSignOut } from '../useSignOut';
import { actionsFor, type Asking } from './actions';
import type { Choice } from './choice';

function useExportPayments(): () => void {
  const [prepare] = useExportAllPaymentsMutation();

  return () => {
    void prepare({ input: { direction: 'Incoming', status: 'All' } }).then(({ data, error }) => {
      if (!data) return toast.error(texts.thePaymentsCouldNotBeExported(errorMessage(error)));
      downloadLink(`${apiBase}${data.exportPayments.url}`);
      toast.success(texts.theExportOfAllIncomingPayments);
    });
  };
}

/** Whom the palette's choices are for. */
export const useAsking = (entries: readonly RouteEntry[]): Asking => ({
  open: new Set(entries.map(addressOf)),
  status: useAppSelector(selectCompany)?.status,
  isAdmin: useAppSelector(selectOperator)?.role === 'Admin',
});

/** What the operator may do from anywhere. */
export function useActions(asking: Asking, showShortcuts: () => void): Choice[] {
  const company = useAppSelector(selectCompany);
  const signOut = useSignOut();
  const exportPayments = useExportPayments();
  const site = company?.dashboardLink;
  return actionsFor(asking, {
    signOut,
    exportPayments,
    showShortcuts,
    chooseScheme,
    openSite: site ? () => void window.open(site, '_blank', 'noopener') : null,
  });
}
