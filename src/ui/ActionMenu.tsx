import ArrowIcon from '@mui/icons-material/ExpandMore';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type MouseEvent } from 'react';
import { Button } from './Button';
import { IconButton } from './IconButton';

export interface MenuAction {
  label: string;
  onClick: () => void;
  isDisabled?: boolean;
  /** Stands under the label: why it can't be done. */
  hint?: string;
  /** What one should think about first. */
  isGrave?: boolean;
}

interface ActionMenuProps {
  label: string;
  /** On the button, in place of dots. */
  isLabelShown?: boolean;
  actions: readonly MenuAction[];
}

/** A button that opens a menu of what can be done. */
export function ActionMenu({ label, isLabelShown = false, actions }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const trigger = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;

  return (
    <>
      {isLabelShown ? (
        <Button colour="gray" variant="soft" {...trigger}>
          {label} <ArrowIcon aria-hidden fontSize="small" />
        </Button>
      ) : (
        <IconButton label={label} {...trigger}>
          <MoreIcon fontSize="small" />
        </IconButton>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // The keyboard reaches what can't be done, too, to read why.
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {actions.map(({ label: name, onClick, isDisabled, isGrave, hint }) => (
          <MenuItem
            key={name}
            disabled={isDisabled}
            onClick={() => {
              setAnchor(null);
              onClick();
            }}
            sx={{ color: isGrave ? 'error.main' : undefined }}
          >
            {hint ? <ListItemText primary={name} secondary={hint} /> : name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
