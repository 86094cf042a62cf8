import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { statusAllows } from '@contract/permissions';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { LoadingBar } from '@/ui/LoadingBar';
import { raisePreloadError } from './lazyScreen';
import { PaletteButton } from './palette/PaletteButton';
import { PaletteLoading } from './palette/PaletteLoading';
import { type RouteEntry, isScreen } from './routeEntry';
import { focusSearch } from './shortcuts/focusSearch';
import { shortcutsFor, type Shortcut } from './shortcuts/shortcuts';
import { useShortcuts } from './shortcuts/useShortcuts';

const Palette = lazy(() => import('./palette/Palette').catch(raisePreloadError));
const ShortcutSheet = lazy(() => import('./shortcuts/ShortcutSheet').catch(raisePreloadError));

export function CommandNavigation({ entries: allEntries }: { entries: readonly RouteEntry[] }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'palette' | 'sheet' | null>(null);
  const [earlyInput, setEarlyInput] = useState('');
  const status = useAppSelector(selectCompany)?.status;
  const canWrite = statusAllows(status, 'write');
  const entries = statusAllows(status, 'read')
    ? allEntries
    : allEntries.filter((entry) => isScreen(entry) && entry.isOpenWhenBlocked);
  const isAdmin = useAppSelector(selectOperator)?.role === 'Admin';
  const shortcuts = shortcutsFor(entries, { pathname, canWrite, isAdmin });
  const close = () => setOpened(null);

  const follow = ({ to, act }: Shortcut) => {
    if (act === 'sheet') setOpened('sheet');
    if (act === 'search') focusSearch();
    if (to) leaveWhenSafe(() => void navigate(to));
  };
  const openPalette = () => {
    // Opening the palette again while it loads keeps the typed text.
    if (opened !== 'palette') setEarlyInput('');
    setOpened('palette');
  };
  useShortcuts(shortcuts, { openPalette, follow });

  return (
    <>
      <PaletteButton onClick={openPalette} />
      {opened === 'palette' && (
        <Suspense fallback={<PaletteLoading onType={setEarlyInput} onClose={close} />}>
          <Palette
            entries={entries}
            shortcuts={shortcuts}
            initialQuery={earlyInput}
            onClose={close}
            onShowShortcuts={() => setOpened('sheet')}
          />
        </Suspense>
      )}
      <Suspense fallback={<LoadingBar />}>
        {opened === 'sheet' && <ShortcutSheet shortcuts={shortcuts} onClose={close} />}
      </Suspense>
    </>
  );
}
