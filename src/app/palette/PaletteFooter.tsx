import Box from '@mui/material/Box';
import { hasCommandKey } from '@/lib/keyNames';
import { Button } from '@/ui/Button';
import { Keys } from '@/ui/Keys';

const hints = [
  { keys: ['↑', '↓'], text: 'to move' },
  { keys: ['Enter'], text: 'to choose' },
  { keys: [hasCommandKey() ? '⌘' : 'Ctrl', 'Enter'], text: 'in a new tab' },
];

const footSx = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'caption',
  color: 'text.secondary',
} as const;

/** What the keys do, for those who have some. */
export const PaletteFooter = ({ onShowShortcuts }: { onShowShortcuts: () => void }) => (
  <Box sx={footSx}>
    {hints.map(({ keys, text }) => (
      <Box component="span" key={text} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Keys keys={keys} /> {text}
      </Box>
    ))}
    <Box sx={{ ml: 'auto' }}>
      <Button size={1} variant="text" colour="gray" onClick={onShowShortcuts}>
        All shortcuts
      </Button>
    </Box>
  </Box>
);
