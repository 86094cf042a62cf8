import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { copyAndTell } from '@/ui/copyAndTell';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';

interface GoLiveDoneProps {
  name: string;
  link: string;
}

/** Shares by the device's own means, where it has any. */
const share = (name: string, link: string): void => {
  // Whoever closes it without having chosen anything has changed their mind, which is no failure.
  void navigator.share({ title: name, url: link }).catch(() => undefined);
};

/** For who has done it all: the address to give to clients. */
export function GoLiveDone({ name, link }: GoLiveDoneProps) {
  const canShare = typeof navigator.share === 'function';

  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Typography>
        <strong>{name} is live.</strong> Clients sign up at <ExternalLink href={link}>{link}</ExternalLink>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size={2} variant="soft" onClick={() => void copyAndTell(link, 'Address')}>
          Copy the address
        </Button>
        {canShare && (
          <Button size={2} variant="soft" colour="gray" onClick={() => share(name, link)}>
            Share it
          </Button>
        )}
      </Box>
    </Box>
  );
}
