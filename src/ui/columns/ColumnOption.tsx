import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import type { DragEvent } from 'react';
import * as texts from '@/texts/ui/columns';
import { CheckboxField } from '../CheckboxField';
import { IconButton } from '../IconButton';

interface ColumnOptionProps {
  word: string;
  label: string;
  isOn: boolean;
  isFixed?: boolean;
  onToggle: (isOn: boolean) => void;
  place?: { index: number; last: number; onMove: (to: number) => void };
  drag?: { isDragged: boolean; onStart: () => void; onOver: () => void; onEnd: () => void };
}

const rowSx = { display: 'flex', alignItems: 'center', minHeight: 36, borderRadius: 1 } as const;

export function ColumnOption(props: ColumnOptionProps) {
  const { word, label, isOn, isFixed = false, onToggle, place, drag } = props;
  const dragging = drag && {
    draggable: true,
    onDragStart: drag.onStart,
    onDragEnter: drag.onOver,
    // Without this the browser refuses the drop and lets the row fly back.
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragEnd: drag.onEnd,
  };

  return (
    <Box
      component="li"
      data-column={word}
      {...dragging}
      sx={{ ...rowSx, cursor: drag && 'grab', bgcolor: drag?.isDragged ? 'action.hover' : undefined }}
    >
      <Box sx={{ flex: 1 }}>
        <CheckboxField
          label={label}
          checked={isOn}
          disabled={isFixed}
          onChange={(event) => onToggle(event.target.checked)}
        />
      </Box>
      {place && (
        <>
          <IconButton
            label={texts.moveUp(label)}
            disabled={place.index === 0}
            onClick={() => place.onMove(place.index - 1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            label={texts.moveDown(label)}
            disabled={place.index === place.last}
            onClick={() => place.onMove(place.index + 1)}
          >
            <DownIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
