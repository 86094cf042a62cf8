import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton } from '../IconButton';

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
