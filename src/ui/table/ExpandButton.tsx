import ExpandIcon from '@mui/icons-material/ExpandMore';
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
