import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { isScreen, matchesPath, type RouteEntry } from './routeEntry';

export function BrandedTitle({ page }: { page: string }) {
  const { t } = useLingui();
  const brand = useAppSelector(selectThemeSetup)?.title || t`Livery`;
  return <title>{`${page} · ${brand}`}</title>;
}

interface PageTitleProps {
  entries: readonly RouteEntry[];
  /** The title for a path that no entry matches. */
  fallbackTitle?: string;
}

export function PageTitle({ entries, fallbackTitle }: PageTitleProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const matches = entries.filter((entry) => matchesPath(entry, pathname));
  const screen = matches.find(isScreen);
  if (screen) return 'setsTitle' in screen ? null : <BrandedTitle page={t(screen.title)} />;
  return fallbackTitle && matches.length === 0 ? <BrandedTitle page={fallbackTitle} /> : null;
}
