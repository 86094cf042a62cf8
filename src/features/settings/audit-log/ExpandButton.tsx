import ExpandIcon from '@mui/icons-material/ExpandMore';
import { IconButton } from '@/ui/IconButton';
import * as texts from '@/texts/settings/record';

interface ExpandButtonProps {
  /** Name of the event, such as `Paused, Ada Lovelace`. */
  name: string;
  isOpen: boolean;
  controls: string;
  onToggle: () => void;
}

export const ExpandButton = ({ name, isOpen, controls, onToggle }: ExpandButtonProps) => (
  <IconButton
    label={texts.hideShowDetails(isOpen, name)}
    aria-expanded={isOpen}
    aria-controls={isOpen ? controls : undefined}
    onClick={onToggle}
  >
    <ExpandIcon sx={{ fontSize: 18, transform: isOpen ? 'rotate(180deg)' : undefined }} />
  </IconButton>
);
