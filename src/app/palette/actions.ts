import { paths } from '@/config/paths';
import type { SchemeChoice } from '@/lib/colourScheme';
import type { CompanyStatus } from '@/state/operator';
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
    ...{ label: 'Add client', words: 'new create customer', within: paths.clients, in: active },
    to: `${paths.clients}?add=1`,
  },
  {
    ...{ label: 'Import clients', words: 'upload csv customers', within: paths.clientImport, in: active },
    to: paths.clientImport,
  },
  {
    ...{ label: 'Export clients', words: 'download csv customers', within: paths.clients, in: reading },
    to: `${paths.clients}?export=1`,
  },
  {
    ...{
      label: 'Export incoming payments',
      words: 'download csv money',
      within: paths.payments,
      in: reading,
    },
    run: ({ exportPayments }) => exportPayments,
  },
  {
    ...{ label: 'Add plan', words: 'new create price', within: paths.clientBilling, in: active },
    to: `${paths.clientBilling}?task=new`,
  },
  {
    ...{ label: 'Review and deploy', words: 'publish changes live', within: paths.deployments, in: active },
    to: `${paths.deployments}?deploy=1`,
  },
  {
    ...{ label: 'Add guide', words: 'new create quick article', within: paths.quickGuides, in: active },
    to: `${paths.quickGuides}?add=1`,
  },
  {
    ...{ label: 'Open the client dashboard', words: 'site website live view', within: paths.branding },
    run: ({ openSite }) => openSite,
  },
  {
    ...{ label: 'Invite people', words: 'new add user colleague team', within: paths.users, in: active },
    ...{ onlyAdmins: true, to: `${paths.users}?invite=1` },
  },
  {
    ...{ label: 'Add billing card', words: 'new credit payment method', in: reading },
    ...{ within: paths.billingCardBase, to: paths.billingCard('new') },
  },
  { label: 'Switch to dark', words: 'theme night mode', run: (doing) => () => doing.chooseScheme('dark') },
  { label: 'Switch to light', words: 'theme day mode', run: (doing) => () => doing.chooseScheme('light') },
  {
    ...{ label: 'Follow the system’s colours', words: 'theme dark light mode automatic' },
    run: (doing) => () => doing.chooseScheme('system'),
  },
  {
    ...{ label: 'Show keyboard shortcuts', words: 'keys help' },
    run: ({ showShortcuts }) => showShortcuts,
  },
  { label: 'Sign out', words: 'log out leave quit', run: ({ signOut }) => signOut },
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
