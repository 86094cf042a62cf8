import Box from '@mui/material/Box';
import { useState } from 'react';
import { moveItem } from './moveItem';
import { ColumnOption } from './ColumnOption';
import { useRestoreFocus } from './useRestoreFocus';

interface ColumnOptionsProps<Column extends string> {
  chosen: readonly Column[];
  available: readonly Column[];
  labelOf: (column: Column) => string;
  onChange: (columns: readonly Column[]) => void;
}

/** Lists the selected columns in their order, with controls to move them, and then the other columns. */
export function ColumnOptions<Column extends string>(props: ColumnOptionsProps<Column>) {
  const { chosen, available, labelOf, onChange } = props;
  const { ref, rememberFocus } = useRestoreFocus(chosen.join());
  const [draggedColumn, setDraggedColumn] = useState<Column | null>(null);
  const others = available.filter((column) => !chosen.includes(column));

  const move = (column: Column, to: number) => {
    rememberFocus(column);
    onChange(moveItem(chosen, column, to));
  };
  const toggle = (column: Column, isOn: boolean) => {
    rememberFocus(column);
    onChange(isOn ? [...chosen, column] : chosen.filter((other) => other !== column));
  };

  return (
    <Box component="ul" ref={ref} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {chosen.map((column, index) => (
        <ColumnOption
          key={column}
          column={column}
          label={labelOf(column)}
          isOn
          // A list needs at least one column.
          isRequired={chosen.length === 1}
          onToggle={(isOn) => toggle(column, isOn)}
          position={{ index, last: chosen.length - 1, onMove: (to) => move(column, to) }}
          drag={{
            isDragged: draggedColumn === column,
            onStart: () => setDraggedColumn(column),
            onOver: () =>
              draggedColumn && draggedColumn !== column && onChange(moveItem(chosen, draggedColumn, index)),
            onEnd: () => setDraggedColumn(null),
          }}
        />
      ))}
      {others.map((column) => (
        <ColumnOption
          key={column}
          column={column}
          label={labelOf(column)}
          isOn={false}
          onToggle={(isOn) => toggle(column, isOn)}
        />
      ))}
    </Box>
  );
}
