import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton } from '@/ui/IconButton';
import type { ListedClient } from './ClientCell';

interface RowMenuButtonProps {
  client: ListedClient;
  onOpen: (button: HTMLElement, client: ListedClient) => void;
}

export function RowMenuButton({ client, onOpen }: RowMenuButtonProps) {
  return (
    <IconButton
      label={`Actions for ${client.name}`}
      aria-haspopup="menu"
      onClick={(event) => onOpen(event.currentTarget, client)}
    >
      <MoreIcon fontSize="small" />
    </IconButton>
  );
}
