import ExpandIcon from '@mui/icons-material/ExpandMore';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton } from '../IconButton';

interface ExpandButtonProps {
  label: string;
  isOpen: boolean;
  /** Id of the element that shows the details. */
  controls: string;
  onToggle: () => void;
}

export const ExpandButton = ({ label, isOpen, controls, onToggle }: ExpandButtonProps) => (
  <IconButton
    label={label}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onToggle}
  >
    <ExpandIcon sx={{ fontSize: 18, transform: isOpen ? 'rotate(180deg)' : undefined }} />
  </IconButton>
);

interface RowMenuButtonProps {
  label: string;
  /** Opens a menu at the button. */
  onOpen: (button: HTMLElement) => void;
}

/** Opens a menu that the list renders, for menus that load when they open. */
export const RowMenuButton = ({ label, onOpen }: RowMenuButtonProps) => (
  <IconButton label={label} aria-haspopup="menu" onClick={(event) => onOpen(event.currentTarget)}>
    <MoreIcon fontSize="small" />
  </IconButton>
);
