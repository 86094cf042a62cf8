import { useLocation } from 'react-router';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import * as texts from '@/texts/entry';
import { isScreen, matchesPath, type RouteEntry } from './routeEntry';

export function BrandedTitle({ page }: { page: string }) {
  const brand = useAppSelector(selectThemeSetup)?.title || texts.livery;
  return <title>{`${page} · ${brand}`}</title>;
}

interface PageTitleProps {
  entries: readonly RouteEntry[];
  /** The title for a path that no entry matches. */
  fallbackTitle?: string;
}

export function PageTitle({ entries, fallbackTitle }: PageTitleProps) {
  const { pathname } = useLocation();
  const matches = entries.filter((entry) => matchesPath(entry, pathname));
  const screen = matches.find(isScreen);
  if (screen) return 'setsTitle' in screen ? null : <BrandedTitle page={screen.title} />;
  return fallbackTitle && matches.length === 0 ? <BrandedTitle page={fallbackTitle} /> : null;
}
