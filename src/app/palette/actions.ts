import { paths } from '@/config/paths';
import type { SchemeChoice } from '@/lib/colorScheme';
import type { CompanyStatus } from '@/state/operator';
import * as texts from '@/texts/app/palette';
import type { Choice } from './choice';

/** Callbacks of the actions that don't navigate. */
export interface ActionHandlers {
  signOut: () => void;
  exportPayments: () => void;
  showShortcuts: () => void;
  chooseScheme: (scheme: SchemeChoice) => void;
  /** Null until the portal is published. */
  openPortal: (() => void) | null;
}

interface Action {
  label: string;
  words: string;
  /** The path of a screen that the operator must be able to open. Omitted for actions of every operator. */
  within?: string;
  /** The company statuses in which the action is available. Defaults to all statuses. */
  statuses?: readonly CompanyStatus[];
  isAdminOnly?: true;
  to?: string;
  run?: (handlers: ActionHandlers) => (() => void) | null;
}

const activeStatuses: readonly CompanyStatus[] = ['Active'];
const readableStatuses: readonly CompanyStatus[] = ['Active', 'Cancelled'];

const actions: readonly Action[] = [
  {
    ...{
      label: texts.addClient,
      words: texts.newCreateCustomer,
      within: paths.clients,
      statuses: activeStatuses,
    },
    to: `${paths.clients}?add=1`,
  },
  {
    ...{
      label: texts.importClients,
      words: texts.uploadCsvCustomers,
      within: paths.clientImport,
      statuses: activeStatuses,
    },
    to: paths.clientImport,
  },
  {
    ...{
      label: texts.exportClients,
      words: texts.downloadCsvCustomers,
      within: paths.clients,
      statuses: readableStatuses,
    },
    to: `${paths.clients}?export=1`,
  },
  {
    ...{
      label: texts.exportIncomingPayments,
      words: texts.downloadCsvMoney,
      within: paths.payments,
      statuses: readableStatuses,
    },
    run: ({ exportPayments }) => exportPayments,
  },
  {
    ...{
      label: texts.addPlan,
      words: texts.newCreatePrice,
      within: paths.clientBilling,
      statuses: activeStatuses,
    },
    to: `${paths.clientBilling}?task=new`,
  },
  {
    ...{
      label: texts.reviewAndDeploy,
      words: texts.publishChangesLive,
      within: paths.deployments,
      statuses: activeStatuses,
    },
    to: `${paths.deployments}?deploy=1`,
  },
  {
    ...{
      label: texts.addGuide,
      words: texts.newCreateQuickArticle,
      within: paths.quickGuides,
      statuses: activeStatuses,
    },
    to: `${paths.quickGuides}?add=1`,
  },
  {
    ...{ label: texts.openTheClientDashboard, words: texts.siteWebsiteLiveView, within: paths.branding },
    run: ({ openPortal }) => openPortal,
  },
  {
    ...{
      label: texts.invitePeople,
      words: texts.newAddUserColleagueTeam,
      within: paths.users,
      statuses: activeStatuses,
    },
    ...{ isAdminOnly: true, to: `${paths.users}?invite=1` },
  },
  {
    ...{ label: texts.addBillingCard, words: texts.newCreditPaymentMethod, statuses: readableStatuses },
    ...{ within: paths.billingCardBase, to: paths.billingCard('new') },
  },
  {
    label: texts.switchToDark,
    words: texts.themeNightMode,
    run: (handlers) => () => handlers.chooseScheme('dark'),
  },
  {
    label: texts.switchToLight,
    words: texts.themeDayMode,
    run: (handlers) => () => handlers.chooseScheme('light'),
  },
  {
    ...{ label: texts.followTheSystemsColours, words: texts.themeDarkLightModeAutomatic },
    run: (handlers) => () => handlers.chooseScheme('system'),
  },
  {
    ...{ label: texts.showKeyboardShortcuts, words: texts.keysHelp },
    run: ({ showShortcuts }) => showShortcuts,
  },
  { label: texts.signOut, words: texts.logOutLeaveQuit, run: ({ signOut }) => signOut },
];

/** Determines which actions and settings the palette offers. */
export interface PaletteContext {
  /** Paths of the screens that the operator can open. */
  openPaths: ReadonlySet<string>;
  status: CompanyStatus | undefined;
  isAdmin: boolean;
}

const isOffered = (action: Action, { openPaths, status, isAdmin }: PaletteContext): boolean =>
  (!action.within || openPaths.has(action.within)) &&
  (!action.statuses || (status !== undefined && action.statuses.includes(status))) &&
  (!action.isAdminOnly || isAdmin);

export const actionChoices = (context: PaletteContext, handlers: ActionHandlers): Choice[] =>
  actions
    .filter((action) => isOffered(action, context))
    .flatMap(({ label, words, to, run }): Choice[] => {
      const handler = run?.(handlers);
      if (!to && !handler) return [];
      return [{ id: `action ${label}`, section: 'Actions', label, words, to, run: handler ?? undefined }];
    });
