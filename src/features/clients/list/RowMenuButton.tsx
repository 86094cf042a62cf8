import MoreIcon from '@mui/icons-material/MoreHoriz';
import { IconButton } from '@/ui/IconButton';
import * as texts from '@/texts/clients/list';
import type { ListedClient } from './columnDefinitions';

interface RowMenuButtonProps {
  client: ListedClient;
  onOpen: (button: HTMLElement, client: ListedClient) => void;
}

export function RowMenuButton({ client, onOpen }: RowMenuButtonProps) {
  return (
    <IconButton
      label={texts.actionsFor(client.name)}
      aria-haspopup="menu"
      onClick={(event) => onOpen(event.currentTarget, client)}
    >
      <MoreIcon fontSize="small" />
    </IconButton>
  );
}
