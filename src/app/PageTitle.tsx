import { useLocation } from 'react-router';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import * as texts from '@/texts/entry';
import { matchesPath, type RouteEntry } from './routeEntry';

/** Sets the browser tab's title to the page and the console's brand. */
export function BrandedTitle({ page }: { page: string }) {
  const brand = useAppSelector(selectThemeSetup)?.title || texts.livery;
  return <title>{`${page} · ${brand}`}</title>;
}

interface PageTitleProps {
  entries: readonly RouteEntry[];
  /** The title for a path that no entry matches. */
  elsewhere?: string;
}

/** Sets the title of the current route. */
export function PageTitle({ entries, elsewhere }: PageTitleProps) {
  const { pathname } = useLocation();
  const found = entries.filter((entry) => matchesPath(entry, pathname));
  const screen = found.find((entry) => 'screen' in entry);
  if (screen) return screen.setsTitle ? null : <BrandedTitle page={screen.title} />;
  return elsewhere && found.length === 0 ? <BrandedTitle page={elsewhere} /> : null;
}
