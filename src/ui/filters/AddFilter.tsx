import AddIcon from '@mui/icons-material/Add';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type Ref } from 'react';
import * as texts from '@/texts/ui/filters';
import { Button } from '../Button';

interface AddFilterProps<Key extends string> {
  /** Excludes active filters, which operators edit with the chips. */
  options: readonly { filterKey: Key; label: string }[];
  onAdd: (filterKey: Key, button: HTMLElement) => void;
  ref: Ref<HTMLButtonElement>;
}

export function AddFilter<Key extends string>({ options, onAdd, ref }: AddFilterProps<Key>) {
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
        disabled={options.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.addFilter}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {options.map(({ filterKey, label }) => (
            <MenuItem
              key={filterKey}
              onClick={() => {
                setAnchor(null);
                onAdd(filterKey, anchor);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
