import { useLingui } from '@lingui/react/macro';
import DownIcon from '@mui/icons-material/KeyboardArrowDown';
import UpIcon from '@mui/icons-material/KeyboardArrowUp';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { moveItem } from '@/ui/table/useRowOrder';
import { Button } from '../Button';
import { CheckboxField } from '../CheckboxField';
import { useEndOrigins } from '../direction';
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

function ColumnOption(props: ColumnOptionProps) {
  const { t } = useLingui();
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
            label={t`Move ${label} up`}
            disabled={position.index === 0}
            onClick={() => position.onMove(position.index - 1)}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            label={t`Move ${label} down`}
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

const controls = 'input, button';

/**
 * Restores the focus that moving or toggling a row removes: to the same control, or to the last enabled
 * control of the row.
 */
function useRestoreFocus(orderKey: string) {
  const list = useRef<HTMLUListElement>(null);
  const pendingFocus = useRef<{ column: string; label: string | null } | null>(null);

  useEffect(() => {
    const { column, label } = pendingFocus.current ?? {};
    pendingFocus.current = null;
    if (!column || list.current?.contains(document.activeElement)) return;
    const row = list.current?.querySelector(`[data-column="${column}"]`);
    const enabledControls = [...(row?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
      (control) => !control.matches(':disabled'),
    );
    const sameControl = enabledControls.find((control) => control.getAttribute('aria-label') === label);
    (sameControl ?? enabledControls.at(-1))?.focus();
  }, [orderKey]);

  return {
    ref: list,
    rememberFocus: (column: string) => {
      pendingFocus.current = { column, label: document.activeElement?.getAttribute('aria-label') ?? null };
    },
  };
}

interface ColumnOptionsProps<Column extends string> {
  chosen: readonly Column[];
  available: readonly Column[];
  labelOf: (column: Column) => string;
  onChange: (columns: readonly Column[]) => void;
}

/** Lists the selected columns in their order, with controls to move them, and then the other columns. */
function ColumnOptions<Column extends string>(props: ColumnOptionsProps<Column>) {
  const { chosen, available, labelOf, onChange } = props;
  const { ref, rememberFocus } = useRestoreFocus(chosen.join());
  const [draggedColumn, setDraggedColumn] = useState<Column | null>(null);
  const others = available.filter((column) => !chosen.includes(column));

  const move = (column: Column, to: number) => {
    rememberFocus(column);
    onChange(moveItem(chosen, chosen.indexOf(column), to));
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
              draggedColumn &&
              draggedColumn !== column &&
              onChange(moveItem(chosen, chosen.indexOf(draggedColumn), index)),
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

interface ColumnPickerProps<Column extends string> {
  /** The selected columns, in display order. */
  chosen: readonly Column[];
  available: readonly Column[];
  labelOf: (column: Column) => string;
  /** Null resets to the default columns. */
  onChange: (columns: readonly Column[] | null) => void;
}

/** Selects and orders the columns of a list. */
export function ColumnPicker<Column extends string>(props: ColumnPickerProps<Column>) {
  const { t } = useLingui();
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        size={2}
        color="gray"
        variant="soft"
        startIcon={<ColumnsIcon aria-hidden sx={{ fontSize: 18 }} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t`Columns`}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...useEndOrigins()}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 300, mt: 0.5 } } }}
      >
        <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography id={titleId} variant="subtitle1" component="h2">
              {t`Columns`}
            </Typography>
            <Button size={1} color="gray" variant="text" onClick={() => props.onChange(null)}>
              {t`Reset`}
            </Button>
          </Box>
          <ColumnOptions {...props} />
        </Box>
      </Popover>
    </>
  );
}
