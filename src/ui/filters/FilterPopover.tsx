import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import * as texts from '@/texts/ui/filters';
import { Button } from '../Button';

export interface PopoverPosition {
  top: number;
  left: number;
}

interface FilterPopoverProps {
  title: string;
  /**
   * A point instead of an element, because a chip disappears with its last value while the popover is open.
   */
  position: PopoverPosition;
  /** Adds a Done button, because the values apply immediately. */
  isLive: boolean;
  onClose: () => void;
  children: ReactNode;
}

export const positionBelow = (anchor: HTMLElement): PopoverPosition => {
  const { bottom, left } = anchor.getBoundingClientRect();
  return { top: bottom, left };
};

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
          <Button size={2} color="gray" variant="soft" onClick={onClose}>
            {texts.done}
          </Button>
        )}
      </Box>
    </Popover>
  );
}
