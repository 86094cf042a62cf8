import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CompanyStatus } from '@contract/enums';
import { type Action, statusAllows } from '@contract/permissions';
import { paths } from '@/config/paths';
import type { SchemeChoice } from '@/lib/colorScheme';
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
  label: MessageDescriptor;
  keywords: MessageDescriptor;
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
      label: msg`Import clients`,
      keywords: msg({ message: 'upload csv customers', comment: 'Search keywords' }),
      within: paths.clientImport,
      needs: 'write',
    },
    to: paths.clientImport,
  },
  {
    ...{
      label: msg`Export clients`,
      keywords: msg({ message: 'download csv customers', comment: 'Search keywords' }),
      within: paths.clients,
      needs: 'export',
    },
    to: `${paths.clients}?export=1`,
  },
  {
    ...{
      label: msg`Export incoming payments`,
      keywords: msg({ message: 'download csv money', comment: 'Search keywords' }),
      within: paths.payments,
      needs: 'export',
    },
    run: ({ exportPayments }) => exportPayments,
  },
  {
    ...{
      label: msg`Review and deploy`,
      keywords: msg({ message: 'publish changes live', comment: 'Search keywords' }),
      within: paths.deployments,
      needs: 'write',
    },
    to: `${paths.deployments}?deploy=1`,
  },
  {
    ...{
      label: msg`Open client dashboard`,
      keywords: msg({ message: 'site website live view', comment: 'Search keywords' }),
      within: paths.branding,
    },
    run: ({ openPortal }) => openPortal,
  },
  {
    ...{
      label: msg`Add billing card`,
      keywords: msg({ message: 'new credit payment method', comment: 'Search keywords' }),
      needs: 'pay',
    },
    ...{ within: paths.billingCardBase, to: paths.billingCard('new') },
  },
  {
    label: msg`Switch to dark mode`,
    keywords: msg({ message: 'theme night mode', comment: 'Search keywords' }),
    run: (handlers) => () => handlers.chooseScheme('dark'),
  },
  {
    label: msg`Switch to light mode`,
    keywords: msg({ message: 'theme day mode', comment: 'Search keywords' }),
    run: (handlers) => () => handlers.chooseScheme('light'),
  },
  {
    ...{
      label: msg`Use system appearance`,
      keywords: msg({ message: 'theme dark light mode automatic colors', comment: 'Search keywords' }),
    },
    run: (handlers) => () => handlers.chooseScheme('system'),
  },
  {
    ...{
      label: msg`Show keyboard shortcuts`,
      keywords: msg({ message: 'keys help', comment: 'Search keywords' }),
    },
    run: ({ showShortcuts }) => showShortcuts,
  },
  {
    label: msg`Sign out`,
    keywords: msg({ message: 'log out leave quit', comment: 'Search keywords' }),
    run: ({ signOut }) => signOut,
  },
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
      return [
        {
          id: `action ${label.id}`,
          section: 'Actions',
          label: i18n._(label),
          keywords: i18n._(keywords),
          to,
          run: handler ?? undefined,
        },
      ];
    });
