import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
  const { t } = useLingui();
  const canShare = typeof navigator.share === 'function';

  return (
    <Box sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Typography>
        <Trans>
          <strong>{name} is live.</strong> Clients can sign up at{' '}
          <ExternalLink href={link}>{link}</ExternalLink>
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size={2} variant="soft" onClick={() => void copyWithToast(link, t`Link`)}>
          {t`Copy link`}
        </Button>
        {canShare && (
          <Button size={2} variant="soft" color="gray" onClick={() => share(name, link)}>
            {t`Share link`}
          </Button>
        )}
      </Box>
    </Box>
  );
}
