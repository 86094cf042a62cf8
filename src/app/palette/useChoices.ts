import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { statusAllows } from '@contract/permissions';
import { errorMessage } from '@/api/errors';
import { apiBase } from '@/config/env';
import { paths } from '@/config/paths';
import { useExportAllPaymentsMutation } from '@/features/search/searchApi';
import { chooseScheme } from '@/lib/colorScheme';
import { downloadLink } from '@/lib/download';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { toast } from '@/ui/toast';
import {
  addressOf,
  isListed,
  type ListedScreen,
  type RouteEntry,
  samplePathOf,
  type ScreenSection,
} from '../routeEntry';
import { sectionHash } from '../scrollToHash';
import type { Shortcut } from '../shortcuts/shortcuts';
import { useSignOut } from '../useSignOut';
import { actionChoices, type PaletteContext } from './actions';
import { type Choice, matchChoices } from './matchChoices';
import { recentChoices } from './recentChoices';
import { type PaletteResults, useServerSearch } from './useServerSearch';

function useExportPayments(): () => void {
  const { t } = useLingui();
  const [requestExport] = useExportAllPaymentsMutation();

  return () => {
    void requestExport({ input: { direction: 'Incoming', status: 'All' } }).then(({ data, error }) => {
      if (!data) return toast.error(t`Couldn’t export payments. ${{ errorMessage: errorMessage(error) }}`);
      downloadLink(`${apiBase}${data.exportPayments.url}`);
      toast.success(t`Export of incoming payments started`);
    });
  };
}

const usePaletteContext = (entries: readonly RouteEntry[]): PaletteContext => ({
  openPaths: new Set(entries.map(addressOf)),
  status: useAppSelector(selectCompany)?.status,
  isAdmin: useAppSelector(selectOperator)?.role === 'Admin',
});

function useActions(
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

/** Returns choices for the screens that the operator can open, and for their views. */
const screenChoices = (
  screens: readonly ListedScreen[],
  findKeys: (to: string) => readonly string[] | undefined,
): Choice[] => [
  ...screens.map((screen): Choice => {
    const to = addressOf(screen);
    return {
      id: `screen ${to}`,
      section: 'Screens',
      label: i18n._(screen.title),
      hint: screen.nav === 'add-ons' ? t`Add-ons` : undefined,
      keywords: i18n._(screen.keywords),
      keys: findKeys(to),
      to,
    };
  }),
  ...screens.flatMap(({ views = [] }) =>
    views.map(({ label, keywords, to }): Choice => ({
      ...{ id: `screen ${to}`, section: 'Screens', to },
      label: i18n._(label),
      keywords: i18n._(keywords),
    })),
  ),
];

const isOffered = ({ isAdminOnly, needs }: ScreenSection, { isAdmin, status }: PaletteContext): boolean =>
  (!isAdminOnly || isAdmin) && (!needs || statusAllows(status, needs));

/** Returns choices that open the sections of the screens at their headings. */
const sectionChoices = (screens: readonly ListedScreen[], context: PaletteContext): Choice[] =>
  screens.flatMap((screen) =>
    (screen.sections ?? [])
      .filter((section) => isOffered(section, context))
      .map(({ label, heading = label, keywords }): Choice => ({
        ...{ id: `setting ${label.id}`, section: 'Settings' },
        label: i18n._(label),
        keywords: i18n._(keywords),
        hint: i18n._(screen.title),
        // Not the address, because a redirect drops the hash.
        to: samplePathOf(screen) + sectionHash(i18n._(heading)),
      })),
  );

const maxResults = 6;

interface ChoiceSources {
  entries: readonly RouteEntry[];
  shortcuts: readonly Shortcut[];
  showShortcuts: () => void;
}

/**
 * Returns the choices that match the query, or recent choices, screens and actions for an empty query. Server
 * results come last, so that their arrival doesn't shift the other choices.
 */
export function useChoices(
  query: string,
  { entries, shortcuts, showShortcuts }: ChoiceSources,
): PaletteResults {
  const operatorId = useAppSelector(selectOperator)?.id ?? '';
  const context = usePaletteContext(entries);
  const searchScope = {
    clients: context.openPaths.has(paths.clients),
    payments: context.openPaths.has(paths.payments),
  };
  const serverResults = useServerSearch(query, searchScope);
  const listed = entries.filter(isListed);
  const actions = useActions(listed, context, showShortcuts);
  const screens = screenChoices(listed, (to) => shortcuts.find((shortcut) => shortcut.to === to)?.keys);
  const localChoices = [screens, sectionChoices(listed, context), actions];

  if (query.trim() === '') {
    const recentlyChosen = recentChoices(operatorId, localChoices.flat(), (section) =>
      section === 'Clients' ? searchScope.clients : section === 'Payments' && searchScope.payments,
    );
    return { ...serverResults, choices: [...recentlyChosen, ...screens, ...actions] };
  }
  const matches = localChoices.flatMap((choices): Choice[] =>
    matchChoices(choices, query).slice(0, maxResults),
  );
  return { ...serverResults, choices: [...matches, ...serverResults.choices] };
}
