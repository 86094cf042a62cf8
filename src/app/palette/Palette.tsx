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
import { rememberChoice } from './recent';
import { useActive } from './useActive';
import { useChoices } from './useChoices';

interface PaletteProps {
  entries: readonly RouteEntry[];
  shortcuts: readonly Shortcut[];
  /** Text typed while the palette was loading. */
  typedEarly: string;
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
  // It keeps its height while what was found comes and goes.
  minHeight: { sm: 'min(440px, 70vh)' },
  maxHeight: { sm: '70vh' },
  m: { sm: 0 },
  // Twice, since the theme's own dialogs keep a distance from a phone's edges.
  [breakpoints.down('sm')]: { '&&': fullScreen },
});

/** Finds clients, payments, screens and settings, and does things, from wherever one is. */
export default function Palette(props: PaletteProps) {
  const { entries, shortcuts, typedEarly, onClose, onShowShortcuts } = props;
  const listId = useId();
  const navigate = useNavigate();
  const operatorId = useAppSelector(selectOperator)?.id ?? '';
  const [typed, setTyped] = useState(typedEarly);
  const found = useChoices(typed, { entries, shortcuts, showShortcuts: onShowShortcuts });
  const { choices, isSearching, hasFailed } = found;
  const active = useActive(choices.map((choice) => optionId(listId, choice)));

  const choose = (choice: Choice, isNewTab: boolean) => {
    const { to, run } = choice;
    rememberChoice(operatorId, choice);
    if (to && isNewTab) return void window.open(to, '_blank', 'noopener');
    onClose();
    if (to) leaveWhenSafe(() => void navigate(to));
    else run?.();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const current = choices[active.index];
    const doing: Record<string, (() => void) | undefined> = {
      ArrowDown: active.next,
      ArrowUp: active.previous,
      PageUp: active.first,
      PageDown: active.last,
      Enter: current && (() => choose(current, event.ctrlKey || event.metaKey)),
    };
    const act = doing[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': texts.searchAndCommands, sx: paperSx } }}
    >
      <PaletteField
        value={typed}
        listId={listId}
        activeId={active.activeId}
        onChange={(value) => {
          setTyped(value);
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
          <Typography sx={{ py: 2 }}>{texts.nothingFits(typed.trim())}</Typography>
        )}
      </Box>
      <PaletteFooter onShowShortcuts={onShowShortcuts} />
    </Dialog>
  );
}
