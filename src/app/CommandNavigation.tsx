import { useLingui } from '@lingui/react/macro';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { statusAllows } from '@contract/permissions';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Keys } from '@/ui/Keys';
import { LoadingBar } from '@/ui/LoadingBar';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { raisePreloadError } from './lazyScreen';
import { isScreen, type RouteEntry } from './routeEntry';
import {
  areSingleKeysOn,
  hasCommandKey,
  hasOpenOverlay,
  isTyping,
  paletteKeys,
  type Shortcut,
  shortcutsFor,
} from './shortcuts/shortcuts';

const sequenceTimeoutMs = 1500;

const isPaletteShortcut = (event: KeyboardEvent): boolean => {
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || metaKey === ctrlKey) return false;
  // On a Mac, Ctrl+K in a text field deletes the rest of the line.
  return metaKey || !(hasCommandKey() && isTyping(event));
};

interface Handlers {
  openPalette: () => void;
  follow: (shortcut: Shortcut) => void;
}

/**
 * Listens for shortcuts on the whole page while no dialog or menu is open. While the operator types, only the
 * palette shortcut works.
 */
function useShortcuts(shortcuts: readonly Shortcut[], handlers: Handlers): void {
  const latest = useRef({ shortcuts, handlers });
  // Updates the shortcuts before the browser paints their screen.
  useLayoutEffect(() => {
    latest.current = { shortcuts, handlers };
  });

  useEffect(() => {
    let pressedKeys: string[] = [];
    let lastKeyAt = 0;

    /**
     * Records the key and returns the shortcut that it completes, if any. Uses the event's timestamp, because
     * a busy page handles keys late.
     */
    const completeShortcut = ({ key, timeStamp }: KeyboardEvent): Shortcut | undefined => {
      pressedKeys = timeStamp - lastKeyAt < sequenceTimeoutMs ? [...pressedKeys, key] : [key];
      lastKeyAt = timeStamp;
      const startsWithPressedKeys = ({ keys }: Shortcut) =>
        pressedKeys.every((one, index) => keys[index] === one);
      if (!latest.current.shortcuts.some(startsWithPressedKeys)) pressedKeys = [key];
      const found = latest.current.shortcuts.find(
        (one) => startsWithPressedKeys(one) && one.keys.length === pressedKeys.length,
      );
      if (found) pressedKeys = [];
      return found;
    };

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat || hasOpenOverlay()) return;
      if (isPaletteShortcut(event)) {
        event.preventDefault();
        latest.current.handlers.openPalette();
        return;
      }
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && event.key.length === 1;
      if (!isPlain || isTyping(event) || !areSingleKeysOn()) return;
      const shortcut = completeShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      latest.current.handlers.follow(shortcut);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

interface PaletteLoadingProps {
  onType: (typed: string) => void;
  onClose: () => void;
}

const hiddenSx = {
  position: 'fixed',
  top: 0,
  insetInlineStart: 0,
  opacity: 0,
  pointerEvents: 'none',
} as const;

/**
 * Receives the focus while the palette loads, so that typed text is neither lost nor treated as a shortcut.
 */
function PaletteLoading({ onType, onClose }: PaletteLoadingProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const previousFocus = document.activeElement;
    field.current?.focus({ preventScroll: true });
    return () => {
      // The palette mounts next and restores the focus to this element when it closes.
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    };
  }, []);

  return (
    <>
      <LoadingBar />
      <Box
        component="input"
        ref={field}
        aria-label={t`Type a command or search…`}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
        sx={hiddenSx}
      />
    </>
  );
}

const buttonSx = {
  height: 32,
  flexShrink: 0,
  gap: 1,
  px: { xs: 0.75, md: 1 },
  borderRadius: 1,
  border: { md: '1px solid' },
  borderColor: { md: 'divider' },
  color: 'text.secondary',
  typography: 'body2',
  '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
} as const;

const wideSx = { display: { xs: 'none', md: 'inline-flex' }, alignItems: 'center', gap: 1.5 } as const;

const PaletteButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useLingui();
  return (
    <ButtonBase aria-label={t`Search and commands`} aria-haspopup="dialog" onClick={onClick} sx={buttonSx}>
      <SearchIcon aria-hidden fontSize="small" />
      <Box component="span" aria-hidden sx={wideSx}>
        {t({ message: 'Search', context: 'button' })}
        <Keys keys={paletteKeys()} />
      </Box>
    </ButtonBase>
  );
};

/** Focuses the search field of the screen, if it has one, and selects the text. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]');
  field?.focus();
  field?.select();
}

const Palette = lazy(() => import('./palette/Palette').catch(raisePreloadError));
const ShortcutSheet = lazy(() => import('./shortcuts/ShortcutSheet').catch(raisePreloadError));

export function CommandNavigation({ entries: allEntries }: { entries: readonly RouteEntry[] }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leaveWhenSafe = useUnsavedChanges();
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
    // Asks on the same path too, because a shortcut can replace an open form with a new one.
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
