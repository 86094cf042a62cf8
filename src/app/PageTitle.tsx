import { matchPath, useLocation } from 'react-router';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import * as texts from '@/texts/entry';
import type { RouteEntry } from './routeEntry';

/** The title of the browser's tab: the page, and the brand that the console wears. */
export function BrandedTitle({ page }: { page: string }) {
  const brand = useAppSelector(selectThemeSetup)?.title || texts.livery;
  return <title>{`${page} · ${brand}`}</title>;
}

interface PageTitleProps {
  entries: readonly RouteEntry[];
  /** The title of an address that is not in the entries. */
  elsewhere?: string;
}

/** Names the page that the address leads to, as the route table does. */
export function PageTitle({ entries, elsewhere }: PageTitleProps) {
  const { pathname } = useLocation();
  const found = entries.filter(({ path }) => matchPath(path, pathname));
  const screen = found.find((entry) => 'screen' in entry);
  if (screen) return screen.setsTitle ? null : <BrandedTitle page={screen.title} />;
  return elsewhere && found.length === 0 ? <BrandedTitle page={elsewhere} /> : null;
}
