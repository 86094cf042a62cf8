import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import * as texts from '@/texts/analytics/figures';

interface DefinitionProps {
  term: string;
  children: string;
}

const paperSx = { p: 2, maxWidth: 320, border: '1px solid', borderColor: 'divider' } as const;

/** Explains a term in a popover, which opens by pointer, touch and keyboard. */
export function Definition({ term, children }: DefinitionProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = texts.whatMeans(term);

  return (
    <>
      <IconButton
        label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <HelpIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: paperSx } }}
      >
        <Typography variant="body2">{children}</Typography>
      </Popover>
    </>
  );
}
