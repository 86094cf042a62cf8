import type { CompanyStatus } from '@contract/enums';
import { type Action, statusAllows } from '@contract/permissions';
import { paths } from '@/config/paths';
import type { SchemeChoice } from '@/lib/colorScheme';
import * as texts from '@/texts/app/palette';
import { addressOf, type ListedScreen } from '../routeEntry';
import type { Choice } from './matchChoices';

/** Callbacks of the actions that don't navigate. */
export interface ActionHandlers {
  signOut: () => void;
  exportPayments: () => void;
  showShortcuts: () => void;
  chooseScheme: (scheme: SchemeChoice) => void;
  /** Null until the portal is published. */
  openPortal: (() => void) | null;
}

interface PaletteAction {
  label: string;
  keywords: string;
  /** The path of a screen that the operator must be able to open. Omitted if the action requires none. */
  within?: string;
  /** What the company's status must allow. */
  needs?: Action;
  isAdminOnly?: true;
  to?: string;
  run?: (handlers: ActionHandlers) => (() => void) | null;
}

const generalActions: readonly PaletteAction[] = [
  {
    ...{
      label: texts.importClients,
      keywords: texts.uploadCsvCustomers,
      within: paths.clientImport,
      needs: 'write',
    },
    to: paths.clientImport,
  },
  {
    ...{
      label: texts.exportClients,
      keywords: texts.downloadCsvCustomers,
      within: paths.clients,
      needs: 'export',
    },
    to: `${paths.clients}?export=1`,
  },
  {
    ...{
      label: texts.exportIncomingPayments,
      keywords: texts.downloadCsvMoney,
      within: paths.payments,
      needs: 'export',
    },
    run: ({ exportPayments }) => exportPayments,
  },
  {
    ...{
      label: texts.reviewAndDeploy,
      keywords: texts.publishChangesLive,
      within: paths.deployments,
      needs: 'write',
    },
    to: `${paths.deployments}?deploy=1`,
  },
  {
    ...{ label: texts.openTheClientDashboard, keywords: texts.siteWebsiteLiveView, within: paths.branding },
    run: ({ openPortal }) => openPortal,
  },
  {
    ...{ label: texts.addBillingCard, keywords: texts.newCreditPaymentMethod, needs: 'pay' },
    ...{ within: paths.billingCardBase, to: paths.billingCard('new') },
  },
  {
    label: texts.switchToDark,
    keywords: texts.themeNightMode,
    run: (handlers) => () => handlers.chooseScheme('dark'),
  },
  {
    label: texts.switchToLight,
    keywords: texts.themeDayMode,
    run: (handlers) => () => handlers.chooseScheme('light'),
  },
  {
    ...{ label: texts.followTheSystemsColours, keywords: texts.themeDarkLightModeAutomatic },
    run: (handlers) => () => handlers.chooseScheme('system'),
  },
  {
    ...{ label: texts.showKeyboardShortcuts, keywords: texts.keysHelp },
    run: ({ showShortcuts }) => showShortcuts,
  },
  { label: texts.signOut, keywords: texts.logOutLeaveQuit, run: ({ signOut }) => signOut },
];

/** The state that determines which actions and settings the palette offers. */
export interface PaletteContext {
  /** Paths of the screens that the operator can open. */
  openPaths: ReadonlySet<string>;
  status: CompanyStatus | undefined;
  isAdmin: boolean;
}

const isOffered = (action: PaletteAction, { openPaths, status, isAdmin }: PaletteContext): boolean =>
  (!action.within || openPaths.has(action.within)) &&
  (!action.needs || statusAllows(status, action.needs)) &&
  (!action.isAdminOnly || isAdmin);

const createActions = (screens: readonly ListedScreen[]): PaletteAction[] =>
  screens.flatMap((screen): PaletteAction[] => {
    const { create } = screen;
    const address = addressOf(screen);
    return create ? [{ ...create, within: address, needs: 'write', to: address + create.search }] : [];
  });

/** Returns choices for what the operator can add on the screens, and for the other actions. */
export const actionChoices = (
  screens: readonly ListedScreen[],
  context: PaletteContext,
  handlers: ActionHandlers,
): Choice[] =>
  [...createActions(screens), ...generalActions]
    .filter((action) => isOffered(action, context))
    .flatMap(({ label, keywords, to, run }): Choice[] => {
      const handler = run?.(handlers);
      if (!to && !handler) return [];
      return [{ id: `action ${label}`, section: 'Actions', label, keywords, to, run: handler ?? undefined }];
    });
