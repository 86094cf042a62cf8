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
import type { ListedScreen, RouteEntry } from '../routeEntry';
import { useSignOut } from '../useSignOut';
import { actionChoices, type PaletteContext } from './actions';
import type { Choice } from './choice';

function useExportPayments(): () => void {
  const [requestExport] = useExportAllPaymentsMutation();

  return () => {
    void requestExport({ input: { direction: 'Incoming', status: 'All' } }).then(({ data, error }) => {
      if (!data) return toast.error(texts.thePaymentsCouldNotBeExported(errorMessage(error)));
      downloadLink(`${apiBase}${data.exportPayments.url}`);
      toast.success(texts.theExportOfAllIncomingPayments);
    });
  };
}

export const usePaletteContext = (entries: readonly RouteEntry[]): PaletteContext => ({
  openPaths: new Set(entries.map(addressOf)),
  status: useAppSelector(selectCompany)?.status,
  isAdmin: useAppSelector(selectOperator)?.role === 'Admin',
});

export function useActions(
  screens: readonly ListedScreen[],
  context: PaletteContext,
  showShortcuts: () => void,
): Choice[] {
  const company = useAppSelector(selectCompany);
  const signOut = useSignOut();
  const exportPayments = useExportPayments();
  const portalUrl = company?.dashboardLink;
  return actionChoices(screens, context, {
    signOut,
    exportPayments,
    showShortcuts,
    chooseScheme,
    openPortal: portalUrl ? () => void window.open(portalUrl, '_blank', 'noopener') : null,
  });
}
