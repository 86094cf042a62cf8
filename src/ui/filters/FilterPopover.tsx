import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import * as texts from '@/texts/ui/filters';
import { Button } from '../Button';

export interface PopoverPlace {
  top: number;
  left: number;
}

interface FilterPopoverProps {
  title: string;
  /** Of what was pressed, which may be gone by the time the popover is: a chip leaves with its last value. */
  position: PopoverPlace;
  /** The values take effect as they are chosen, so that there is nothing to apply. */
  isLive: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Below what was pressed. */
export const placeBelow = (pressed: HTMLElement): PopoverPlace => {
  const { bottom, left } = pressed.getBoundingClientRect();
  return { top: bottom, left };
};

/** Where the values of one filter are chosen. */
export function FilterPopover({ title, position, isLive, onClose, children }: FilterPopoverProps) {
  const titleId = useId();

  return (
    <Popover
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={position}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 300, mt: 0.5 } } }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        <Typography id={titleId} variant="subtitle1" component="h2">
          {title}
        </Typography>
        {children}
        {isLive && (
          <Button size={2} colour="gray" variant="soft" onClick={onClose}>
            {texts.done}
          </Button>
        )}
      </Box>
    </Popover>
  );
}
