import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { RouteEntry } from '../routeEntry';
import type { Shortcut } from '../shortcuts/shortcuts';
import type { Choice } from './choice';
import { matching } from './matching';
import { recentChoices } from './recent';
import { screensIn } from './screens';
import { settingsIn } from './settings';
import { useActions, useAsking } from './useActions';
import { useFound, type Found } from './useFound';

const mostShown = 6;

interface Surroundings {
  entries: readonly RouteEntry[];
  shortcuts: readonly Shortcut[];
  showShortcuts: () => void;
}

/**
 * What fits what was typed, in the order of the list. What the server finds comes last, so that nothing moves under a
 * person's eyes when it arrives.
 */
export function useChoices(typed: string, { entries, shortcuts, showShortcuts }: Surroundings): Found {
  const operatorId = useAppSelector(selectOperator)?.id ?? '';
  const asking = useAsking(entries);
  const searching = { clients: asking.open.has(paths.clients), payments: asking.open.has(paths.payments) };
  const found = useFound(typed, searching);
  const actions = useActions(asking, showShortcuts);
  const screens = screensIn(entries, (to) => shortcuts.find((shortcut) => shortcut.to === to)?.keys);
  const known = [screens, settingsIn(entries, asking), actions];

  if (typed.trim() === '') {
    const recent = recentChoices(operatorId, known.flat(), (section) =>
      section === 'Clients' ? searching.clients : section === 'Payments' && searching.payments,
    );
    return { ...found, choices: [...recent, ...screens, ...actions] };
  }
  const fitting = known.flatMap((choices): Choice[] => matching(choices, typed).slice(0, mostShown));
  return { ...found, choices: [...fitting, ...found.choices] };
}
