import Box from '@mui/material/Box';
import { Avatar } from '@/ui/Avatar';
import { CopyButton } from '@/ui/CopyButton';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/clients/list';
import { listPaths } from '../listPaths';
import type { ListedClient } from './columnDefinitions';

interface ClientNameProps {
  client: ListedClient;
  /** Query string of the list, to which the client's screen links back. */
  listQueryString: string;
}

const ellipsisSx = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export function ClientName({ client, listQueryString }: ClientNameProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Avatar name={client.name} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={ellipsisSx}>
          <Link to={listPaths(listQueryString).toView(client.id)} isQuiet>
            {client.name}
          </Link>
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.25,
            minWidth: 0,
            color: 'text.secondary',
            fontWeight: 400,
          }}
        >
          <Box component="span" sx={ellipsisSx}>
            {client.email}
          </Box>
          <CopyButton text={client.email} label={texts.copyTheEmailAddress(client.name)} />
        </Box>
      </Box>
    </Box>
  );
}
