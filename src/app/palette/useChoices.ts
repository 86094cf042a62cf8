import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { isListed, type RouteEntry } from '../routeEntry';
import type { Shortcut } from '../shortcuts/shortcuts';
import type { Choice } from './choice';
import { matchChoices } from './matchChoices';
import { recentChoices } from './recentChoices';
import { screenChoices, sectionChoices } from './screens';
import { useActions, usePaletteContext } from './useActions';
import { useServerSearch, type PaletteResults } from './useServerSearch';

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
