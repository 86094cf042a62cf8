import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as texts from '@/texts/ui';
import { unseen } from './unseen';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** Leads out of the console, in a tab of its own. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => (
  <Box component="a" href={href} target="_blank" rel="noreferrer" sx={{ color: 'primary.main' }}>
    {children}
    <Box component="span" sx={unseen}>
      {texts.opensInANewTab}
    </Box>
  </Box>
);
