import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { formatList } from '@/lib/format';
import { Button } from '../Button';
import { RemovableChip } from '../RemovableChip';
import { SelectField, type SelectOption } from '../SelectField';
import { ListSearch } from './ListSearch';
import type { ListQuery, TextFilters } from './useListState';

/** A filter of a list: its entry in the menu, its chip and its editor. */
export interface ListFilter {
  key: string;
  /** Label in the menu, and title of the editor. */
  label: string;
  /** Whether the menu offers the filter while it is inactive. */
  isOffered: boolean;
  /** Text of the chip. Null while the filter is inactive. */
  chip: string | null;
  /** Renders the editor. Filters without an editor are on or off. */
  editor?: (onDone: () => void) => ReactNode;
  /** True if the editor applies each choice immediately. Adds a Done button to it. */
  isLive?: boolean;
  /** Turns on a filter without an editor. */
  onAdd?: () => void;
  onRemove: () => void;
}

const maxNamesInChip = 2;

/** Returns the text of a chip, such as `Plan: Starter, Growth and 2 more`. */
export function namesChip(label: string, names: readonly string[]): string {
  const rest = names.length - maxNamesInChip;
  const listed = formatList(names.slice(0, maxNamesInChip), 'unit');
  return rest > 0
    ? t({
        message: `${label}: ${listed} +${rest} more`,
        comment:
          'label is the name of a filter, listed its first values and rest the number of further values',
      })
    : t`${label}: ${listed}`;
}

interface AddFilterProps {
  filters: readonly ListFilter[];
  onAdd: (filter: ListFilter, button: HTMLElement) => void;
  ref: Ref<HTMLButtonElement>;
}

function AddFilter({ filters, onAdd, ref }: AddFilterProps) {
  const { t } = useLingui();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        ref={ref}
        size={2}
        color="gray"
        variant="soft"
        startIcon={<AddIcon aria-hidden sx={{ fontSize: 18 }} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={filters.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t`Add filter`}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {filters.map((filter) => (
            <MenuItem
              key={filter.key}
              onClick={() => {
                setAnchor(null);
                onAdd(filter, anchor);
              }}
            >
              {filter.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

interface PopoverPosition {
  top: number;
  left: number;
}

const positionBelow = (anchor: HTMLElement): PopoverPosition => {
  const { bottom, left, right } = anchor.getBoundingClientRect();
  return { top: bottom, left: getComputedStyle(anchor).direction === 'rtl' ? right : left };
};

interface FilterPopoverProps {
  filter: ListFilter;
  /**
   * A point instead of an element, because a chip disappears with its last value while the popover is open.
   */
  position: PopoverPosition;
  onClose: () => void;
}

function FilterPopover({ filter: { label, isLive, editor }, position, onClose }: FilterPopoverProps) {
  const { t } = useLingui();
  const titleId = useId();

  return (
    <Popover
      open
      onClose={onClose}
      anchorReference="anchorPosition"
      anchorPosition={position}
      transformOrigin={{ vertical: 'top', horizontal: useTheme().direction === 'rtl' ? 'right' : 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 300, mt: 0.5 } } }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        <Typography id={titleId} variant="subtitle1" component="h2">
          {label}
        </Typography>
        {editor?.(onClose)}
        {isLive && (
          <Button size={2} color="gray" variant="soft" onClick={onClose}>
            {t({ message: 'Done', context: 'button' })}
          </Button>
        )}
      </Box>
    </Popover>
  );
}

const chipsSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

interface FilterChipsProps {
  /** All filters in the order of the menu and the chips. */
  filters: readonly ListFilter[];
  /** Whether a filter without a chip is active, such as the status. */
  hasOtherFilter?: boolean;
  onClear: () => void;
  /** Shown after the chips. */
  children?: ReactNode;
}

/** Shows the active filters as chips, and adds, edits and removes filters. */
export function FilterChips({ filters, hasOtherFilter = false, onClear, children }: FilterChipsProps) {
  const { t } = useLingui();
  const [editing, setEditing] = useState<{ key: string; position: PopoverPosition } | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const activeFilters = filters.filter(({ chip }) => chip !== null);
  const edited = filters.find(({ key }) => key === editing?.key);
  const edit = ({ key }: ListFilter, anchor: HTMLElement) =>
    setEditing({ key, position: positionBelow(anchor) });
  // Moves the focus to the add button, because the clicked button disappears with the filter.
  const removeAndFocus = (remove: () => void) => {
    remove();
    addButton.current?.focus();
  };

  return (
    <Box role="group" aria-label={t`Filters`} sx={{ ...chipsSx, pt: 0.25 }}>
      <AddFilter
        ref={addButton}
        filters={filters.filter(({ isOffered, chip }) => isOffered && chip === null)}
        onAdd={(filter, button) => (filter.editor ? edit(filter, button) : filter.onAdd?.())}
      />
      <Box component="ul" aria-label={t`Filters`} sx={{ ...chipsSx, display: 'contents', listStyle: 'none' }}>
        {activeFilters.map((filter) => (
          <RemovableChip
            key={filter.key}
            label={filter.chip ?? ''}
            onEdit={filter.editor && ((event) => edit(filter, event.currentTarget))}
            onRemove={() => removeAndFocus(filter.onRemove)}
          />
        ))}
      </Box>
      {(hasOtherFilter || activeFilters.length > 0) && (
        <Button size={2} color="gray" variant="text" onClick={() => removeAndFocus(onClear)}>
          {t`Clear filters`}
        </Button>
      )}
      {children}
      {editing && edited && (
        <FilterPopover filter={edited} position={editing.position} onClose={() => setEditing(null)} />
      )}
    </Box>
  );
}

interface FilterSelectsProps<Key extends string> {
  list: {
    query: Pick<ListQuery<TextFilters<Key>>, 'filters'>;
    change: (changes: { filters: TextFilters<Key> }) => void;
  };
  selects: readonly {
    key: Key;
    label: string;
    /** Label of the option that matches every row. */
    placeholder: string;
    options: readonly SelectOption[];
  }[];
  areLabelsHidden?: boolean;
}

/** Shows a select field for each filter of a list whose filters have one value. */
export function FilterSelects<Key extends string>(props: FilterSelectsProps<Key>) {
  const { t } = useLingui();
  const { list, selects, areLabelsHidden = false } = props;
  const { filters } = list.query;

  return (
    <Box role="group" aria-label={t`Filters`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {selects.map(({ key, ...select }) => (
        <Box key={key} sx={{ flex: '1 1 132px', maxWidth: 200 }}>
          <SelectField
            {...select}
            isLabelHidden={areLabelsHidden}
            value={filters[key]}
            onChange={({ target }) => list.change({ filters: { ...filters, [key]: target.value } })}
          />
        </Box>
      ))}
    </Box>
  );
}

interface FilterBarProps {
  list: { pageParam: string };
  searchLabel: string;
  /** Announced below the search field. */
  searchHint?: ReactNode;
  /** The filters. */
  children: ReactNode;
}

/** Shows the search of a list, and its filters beside it. */
export const FilterBar = ({ list, searchLabel, searchHint, children }: FilterBarProps) => (
  <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
    <Box sx={{ flex: '1 1 300px', maxWidth: { sm: 400 } }}>
      <ListSearch label={searchLabel} pageParam={list.pageParam} />
      {searchHint !== undefined && (
        <Box role="status" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {searchHint}
        </Box>
      )}
    </Box>
    <Box sx={{ flex: '999 1 300px', minWidth: 0 }}>{children}</Box>
  </Box>
);
