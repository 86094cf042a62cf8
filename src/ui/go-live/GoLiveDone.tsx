import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as texts from '@/texts/ui/go-live';
import { Button } from '@/ui/Button';
import { copyWithToast } from '@/ui/CopyButton';
import { ExternalLink } from '@/ui/ExternalLink';

interface GoLiveDoneProps {
  name: string;
  link: string;
}

const share = (name: string, link: string): void => {
  // The promise rejects when the user dismisses the dialog, which is not an error.
  void navigator.share({ title: name, url: link }).catch(() => undefined);
};

/** States that the portal is live, and offers to copy or share its address. */
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
        <Button size={2} variant="soft" onClick={() => void copyWithToast(link, texts.address)}>
          {texts.copyTheAddress}
        </Button>
        {canShare && (
          <Button size={2} variant="soft" color="gray" onClick={() => share(name, link)}>
            {texts.shareIt}
          </Button>
        )}
      </Box>
    </Box>
  );
}
