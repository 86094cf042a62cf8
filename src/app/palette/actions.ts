import { paths } from '@/config/paths';
import type { SchemeChoice } from '@/lib/colourScheme';
import type { CompanyStatus } from '@/state/operator';
import * as texts from '@/texts/app/palette';
import type { Choice } from './choice';

/** What actions do that lead nowhere. */
export interface Doing {
  signOut: () => void;
  exportPayments: () => void;
  showShortcuts: () => void;
  chooseScheme: (scheme: SchemeChoice) => void;
  /** Null where there is no site yet. */
  openSite: (() => void) | null;
}

interface Action {
  label: string;
  words: string;
  /** The screen that it belongs to: without it, everybody may. */
  within?: string;
  /** The company statuses in which it can be done; all of them when they are left out. */
  in?: readonly CompanyStatus[];
  onlyAdmins?: true;
  to?: string;
  run?: (doing: Doing) => (() => void) | null;
}

const active: readonly CompanyStatus[] = ['Active'];
const reading: readonly CompanyStatus[] = ['Active', 'Cancelled'];

const actions: readonly Action[] = [
  {
    ...{ label: texts.addClient, words: texts.newCreateCustomer, within: paths.clients, in: active },
    to: `${paths.clients}?add=1`,
  },
  {
    ...{
      label: texts.importClients,
      words: texts.uploadCsvCustomers,
      within: paths.clientImport,
      in: active,
    },
    to: paths.clientImport,
  },
  {
    ...{ label: texts.exportClients, words: texts.downloadCsvCustomers, within: paths.clients, in: reading },
    to: `${paths.clients}?export=1`,
  },
  {
    ...{
      label: texts.exportIncomingPayments,
      words: texts.downloadCsvMoney,
      within: paths.payments,
      in: reading,
    },
    run: ({ exportPayments }) => exportPayments,
  },
  {
    ...{ label: texts.addPlan, words: texts.newCreatePrice, within: paths.clientBilling, in: active },
    to: `${paths.clientBilling}?task=new`,
  },
  {
    ...{
      label: texts.reviewAndDeploy,
      words: texts.publishChangesLive,
      within: paths.deployments,
      in: active,
    },
    to: `${paths.deployments}?deploy=1`,
  },
  {
    ...{ label: texts.addGuide, words: texts.newCreateQuickArticle, within: paths.quickGuides, in: active },
    to: `${paths.quickGuides}?add=1`,
  },
  {
    ...{ label: texts.openTheClientDashboard, words: texts.siteWebsiteLiveView, within: paths.branding },
    run: ({ openSite }) => openSite,
  },
  {
    ...{ label: texts.invitePeople, words: texts.newAddUserColleagueTeam, within: paths.users, in: active },
    ...{ onlyAdmins: true, to: `${paths.users}?invite=1` },
  },
  {
    ...{ label: texts.addBillingCard, words: texts.newCreditPaymentMethod, in: reading },
    ...{ within: paths.billingCardBase, to: paths.billingCard('new') },
  },
  {
    label: texts.switchToDark,
    words: texts.themeNightMode,
    run: (doing) => () => doing.chooseScheme('dark'),
  },
  {
    label: texts.switchToLight,
    words: texts.themeDayMode,
    run: (doing) => () => doing.chooseScheme('light'),
  },
  {
    ...{ label: texts.followTheSystemsColours, words: texts.themeDarkLightModeAutomatic },
    run: (doing) => () => doing.chooseScheme('system'),
  },
  {
    ...{ label: texts.showKeyboardShortcuts, words: texts.keysHelp },
    run: ({ showShortcuts }) => showShortcuts,
  },
  { label: texts.signOut, words: texts.logOutLeaveQuit, run: ({ signOut }) => signOut },
];

/** Whom, and in what company, actions are offered to. */
export interface Asking {
  /** The addresses of the screens that are open. */
  open: ReadonlySet<string>;
  status: CompanyStatus | undefined;
  isAdmin: boolean;
}

const isOffered = (action: Action, { open, status, isAdmin }: Asking): boolean =>
  (!action.within || open.has(action.within)) &&
  (!action.in || (status !== undefined && action.in.includes(status))) &&
  (!action.onlyAdmins || isAdmin);

/** What whoever asks may do from anywhere. */
export const actionsFor = (asking: Asking, doing: Doing): Choice[] =>
  actions
    .filter((action) => isOffered(action, asking))
    .flatMap(({ label, words, to, run }): Choice[] => {
      const doIt = run?.(doing);
      if (!to && !doIt) return [];
      return [{ id: `action ${label}`, section: 'Actions', label, words, to, run: doIt ?? undefined }];
    });
