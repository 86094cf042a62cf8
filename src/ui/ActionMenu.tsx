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
  /** Shown under the label, such as why the action is unavailable. */
  hint?: string;
  /** Shows the action in red. */
  isDestructive?: boolean;
}

interface ActionMenuProps {
  label: string;
  /** Shows the label on the button instead of dots. */
  isLabelShown?: boolean;
  actions: readonly MenuAction[];
}

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
        <Button color="gray" variant="soft" {...trigger}>
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
        // Keeps disabled items focusable so that keyboard users can read the hint.
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {actions.map(({ label: name, onClick, isDisabled, isDestructive, hint }) => (
          <MenuItem
            key={name}
            disabled={isDisabled}
            onClick={() => {
              setAnchor(null);
              onClick();
            }}
            sx={{ color: isDestructive ? 'error.main' : undefined }}
          >
            {hint ? <ListItemText primary={name} secondary={hint} /> : name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
