import HideIcon from '@mui/icons-material/VisibilityOff';
import ShowIcon from '@mui/icons-material/Visibility';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/auth/login';
import { IconButton } from './IconButton';

interface PasswordToggleProps {
  /** Label of the password field, because a screen may have several. */
  fieldLabel: string;
  isShown: boolean;
  onToggle: () => void;
  disabled?: boolean;
}

export function PasswordToggle({ fieldLabel, isShown, onToggle, disabled }: PasswordToggleProps) {
  return (
    <IconButton
      label={(isShown ? texts.hide : texts.show)(inSentence(fieldLabel))}
      onClick={onToggle}
      disabled={disabled}
    >
      {isShown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
    </IconButton>
  );
}
