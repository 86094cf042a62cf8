import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import type { DragEvent } from 'react';
import * as texts from '@/texts/ui/columns';
import { CheckboxField } from '../CheckboxField';
import { IconButton } from '../IconButton';

interface ColumnOptionProps {
  column: string;
  label: string;
  isOn: boolean;
  isRequired?: boolean;
  onToggle: (isOn: boolean) => void;
  position?: { index: number; last: number; onMove: (to: number) => void };
  drag?: { isDragged: boolean; onStart: () => void; onOver: () => void; onEnd: () => void };
}

const rowSx = { display: 'flex', alignItems: 'center', minHeight: 36, borderRadius: 1 } as const;

export function ColumnOption(props: ColumnOptionProps) {
  const { column, label, isOn, isRequired = false, onToggle, position, drag } = props;
  const dragging = drag && {
    draggable: true,
    onDragStart: drag.onStart,
    onDragEnter: drag.onOver,
    // Without this, the browser rejects the drop and animates the row back.
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragEnd: drag.onEnd,
  };

  return (
    <Box
      component="li"
      data-column={column}
      {...dragging}
      sx={{ ...rowSx, cursor: drag && 'grab', bgcolor: drag?.isDragged ? 'action.hover' : undefined }}
    >
      <Box sx={{ flex: 1 }}>
        <CheckboxField
          label={label}
          checked={isOn}
          disabled={isRequired}
          onChange={(event) => onToggle(event.target.checked)}
        />
      </Box>
      {position && (
        <>
          <IconButton
            label={texts.moveUp(label)}
            disabled={position.index === 0}
            onClick={() => position.onMove(position.index - 1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            label={texts.moveDown(label)}
            disabled={position.index === position.last}
            onClick={() => position.onMove(position.index + 1)}
          >
            <DownIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Box>
  );
}
