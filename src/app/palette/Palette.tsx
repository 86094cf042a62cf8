import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { DialogFrame } from '@/ui/Dialog';
import { Keys } from '@/ui/Keys';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import type { RouteEntry } from '../routeEntry';
import { commandKey, type Shortcut } from '../shortcuts/shortcuts';
import type { Choice } from './matchChoices';
import { PaletteField } from './PaletteField';
import { optionId, PaletteList } from './PaletteList';
import { storeRecentChoice } from './recentChoices';
import { useChoices } from './useChoices';

const footerSx = {
  display: { xs: 'none', sm: 'flex' },
  flexWrap: 'wrap',
  flexShrink: 0,
  alignItems: 'center',
  columnGap: 2,
  px: 2,
  py: 0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'caption',
  color: 'text.secondary',
} as const;

const KeyHint = ({ keys, children }: { keys: readonly string[]; children: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Keys keys={keys} /> {children}
  </Box>
);

const PaletteFooter = ({ onShowShortcuts }: { onShowShortcuts: () => void }) => {
  const { t } = useLingui();
  const enter = t({ message: 'Enter', context: 'key' });

  return (
    <Box sx={footerSx}>
      <KeyHint keys={['↑', '↓']}>{t({ message: 'Navigate', comment: 'What the arrow keys do' })}</KeyHint>
      <KeyHint keys={[enter]}>{t({ message: 'Select', comment: 'What the Enter key does' })}</KeyHint>
      <KeyHint keys={[commandKey(), enter]}>
        {t({ message: 'Open in new tab', comment: 'What the keys Ctrl and Enter do' })}
      </KeyHint>
      <Box sx={{ marginInlineStart: 'auto' }}>
        <Button size={1} variant="text" color="gray" onClick={onShowShortcuts}>
          {t`All shortcuts`}
        </Button>
      </Box>
    </Box>
  );
};

/** Tracks the option that Enter selects. Defaults to the first option. */
function useActiveOption(ids: readonly string[]) {
  const [pointedId, setPointedId] = useState<string | null>(null);
  const index = Math.max(pointedId === null ? 0 : ids.indexOf(pointedId), 0);

  const move = (step: number) => {
    if (ids.length > 0) setPointedId(ids[(index + step + ids.length) % ids.length] ?? null);
  };

  return {
    activeId: ids[index] ?? null,
    index,
    pointAt: setPointedId,
    next: () => move(1),
    previous: () => move(-1),
    first: () => setPointedId(ids[0] ?? null),
    last: () => setPointedId(ids.at(-1) ?? null),
    /** Makes the first option active, even if the options change afterwards. */
    reset: () => setPointedId(null),
  };
}

interface PaletteProps {
  entries: readonly RouteEntry[];
  shortcuts: readonly Shortcut[];
  /** Text typed while the palette was loading. */
  initialQuery: string;
  onClose: () => void;
  onShowShortcuts: () => void;
}

const fullScreen = { m: 0, width: '100%', height: '100%', maxHeight: '100%', border: 0, borderRadius: 0 };

const paperSx: SxProps<Theme> = ({ breakpoints }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  position: { sm: 'absolute' },
  top: { sm: '10vh' },
  width: { sm: 'min(640px, calc(100% - 32px))' },
  maxWidth: 'none',
  // A fixed minimum height avoids layout shifts while the results change.
  minHeight: { sm: 'min(440px, 70vh)' },
  maxHeight: { sm: '70vh' },
  m: { sm: 0 },
  // The doubled specificity overrides the margin that the theme adds to dialogs on phones.
  [breakpoints.down('sm')]: { '&&': fullScreen },
});

/** Command palette that finds clients, payments, screens and settings, and runs actions. */
export default function Palette(props: PaletteProps) {
  const { t } = useLingui();
  const { entries, shortcuts, initialQuery, onClose, onShowShortcuts } = props;
  const listId = useId();
  const navigate = useNavigate();
  const leaveWhenSafe = useUnsavedChanges();
  const operatorId = useAppSelector(selectOperator)?.id ?? '';
  const [query, setQuery] = useState(initialQuery);
  const results = useChoices(query, { entries, shortcuts, showShortcuts: onShowShortcuts });
  const { choices, isSearching, hasFailed } = results;
  const active = useActiveOption(choices.map((choice) => optionId(listId, choice)));

  const choose = (choice: Choice, isNewTab: boolean) => {
    const { to, run } = choice;
    storeRecentChoice(operatorId, choice);
    if (to && isNewTab) return void window.open(to, '_blank', 'noopener');
    onClose();
    // Asks on the same path too, because a choice can replace an open form with a new one.
    if (to) leaveWhenSafe(() => void navigate(to));
    else run?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const current = choices[active.index];
    const keyHandlers: Record<string, (() => void) | undefined> = {
      ArrowDown: active.next,
      ArrowUp: active.previous,
      PageUp: active.first,
      PageDown: active.last,
      Enter: current && (() => choose(current, event.ctrlKey || event.metaKey)),
    };
    const handle = keyHandlers[event.key];
    if (!handle) return;
    event.preventDefault();
    handle();
  };

  return (
    <DialogFrame label={t`Search and commands`} paperSx={paperSx} onClose={onClose}>
      <PaletteField
        value={query}
        listId={listId}
        activeId={active.activeId}
        onChange={(value) => {
          setQuery(value);
          active.reset();
        }}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      <PaletteList
        id={listId}
        choices={choices}
        activeId={active.activeId}
        onPoint={active.pointAt}
        onChoose={choose}
      />
      <Box role="status" sx={{ px: 2.25, color: 'text.secondary' }}>
        {isSearching && <Typography variant="caption">{t`Searching…`}</Typography>}
        {hasFailed && (
          <Typography variant="caption">{t`Couldn’t search clients and payments. Try again.`}</Typography>
        )}
        {!isSearching && !hasFailed && choices.length === 0 && (
          <Typography sx={{ py: 2 }}>{t`No results for “${{ typed: query.trim() }}”`}</Typography>
        )}
      </Box>
      <PaletteFooter onShowShortcuts={onShowShortcuts} />
    </DialogFrame>
  );
}
