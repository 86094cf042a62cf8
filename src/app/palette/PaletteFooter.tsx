import Box from '@mui/material/Box';
import { hasCommandKey } from '@/lib/keyNames';
import { Button } from '@/ui/Button';
import { Keys } from '@/ui/Keys';
import * as texts from '@/texts/app/palette';

const hints = [
  { keys: ['↑', '↓'], text: texts.toMove },
  { keys: [texts.enter], text: texts.toChoose },
  { keys: [hasCommandKey() ? '⌘' : texts.ctrl, texts.enter], text: texts.inANewTab },
];

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

export const PaletteFooter = ({ onShowShortcuts }: { onShowShortcuts: () => void }) => (
  <Box sx={footerSx}>
    {hints.map(({ keys, text }) => (
      <Box component="span" key={text} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Keys keys={keys} /> {text}
      </Box>
    ))}
    <Box sx={{ ml: 'auto' }}>
      <Button size={1} variant="text" color="gray" onClick={onShowShortcuts}>
        {texts.allShortcuts}
      </Button>
    </Box>
  </Box>
);
