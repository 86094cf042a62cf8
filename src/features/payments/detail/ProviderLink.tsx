import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { unseen } from '@/ui/unseen';

interface ProviderLinkProps {
  url: string;
  children: ReactNode;
}

/** Leads to the card provider's own page, in a tab of its own. */
export const ProviderLink = ({ url, children }: ProviderLinkProps) => (
  <Box component="a" href={url} target="_blank" rel="noreferrer" sx={{ color: 'primary.main' }}>
    {children}
    <Box component="span" sx={unseen}>
      {' '}
      (opens in a new tab)
    </Box>
  </Box>
);
