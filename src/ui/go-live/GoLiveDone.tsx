import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { copyAndTell } from '@/ui/copyAndTell';
import { Button } from '@/ui/Button';
import { ExternalLink } from '@/ui/ExternalLink';
import * as texts from '@/texts/ui/go-live';

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
        {texts.clientsSignUp(
          <strong>{texts.isLive(name)}</strong>,
          <ExternalLink href={link}>{link}</ExternalLink>,
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size={2} variant="soft" onClick={() => void copyAndTell(link, texts.address)}>
          {texts.copyTheAddress}
        </Button>
        {canShare && (
          <Button size={2} variant="soft" colour="gray" onClick={() => share(name, link)}>
            {texts.shareIt}
          </Button>
        )}
      </Box>
    </Box>
  );
}
