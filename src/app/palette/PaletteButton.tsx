import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { paletteKeys } from '@/lib/keyNames';
import { Keys } from '@/ui/Keys';
import * as texts from '@/texts/app/palette';

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

export const PaletteButton = ({ onClick }: { onClick: () => void }) => (
  <ButtonBase aria-label={texts.searchAndCommands} aria-haspopup="dialog" onClick={onClick} sx={buttonSx}>
    <SearchIcon aria-hidden fontSize="small" />
    <Box component="span" aria-hidden sx={wideSx}>
      {texts.search(<Keys keys={paletteKeys()} />)}
    </Box>
  </ButtonBase>
);
