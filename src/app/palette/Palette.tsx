import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/app/palette';
import type { RouteEntry } from '../routeEntry';
import type { Shortcut } from '../shortcuts/shortcuts';
import type { Choice } from './choice';
import { PaletteField } from './PaletteField';
import { PaletteFooter } from './PaletteFooter';
import { optionId, PaletteList } from './PaletteList';
import { storeRecentChoice } from './recentChoices';
import { useActiveOption } from './useActiveOption';
import { useChoices } from './useChoices';

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
  const { entries, shortcuts, initialQuery, onClose, onShowShortcuts } = props;
  const listId = useId();
  const navigate = useNavigate();
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
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': texts.searchAndCommands, sx: paperSx } }}
    >
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
        {isSearching && <Typography variant="caption">{texts.searching}</Typography>}
        {hasFailed && <Typography variant="caption">{texts.clientsAndPaymentsCouldNot}</Typography>}
        {!isSearching && !hasFailed && choices.length === 0 && (
          <Typography sx={{ py: 2 }}>{texts.nothingFits(query.trim())}</Typography>
        )}
      </Box>
      <PaletteFooter onShowShortcuts={onShowShortcuts} />
    </Dialog>
  );
}
