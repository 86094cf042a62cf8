import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import * as texts from '@/texts/ui';
import { visuallyHidden } from './visuallyHidden';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** Links to a page outside the console, which opens in a new tab. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => (
  <Box component="a" href={href} target="_blank" rel="noreferrer" sx={{ color: 'primary.main' }}>
    {children}
    <Box component="span" sx={visuallyHidden}>
      {texts.opensInANewTab}
    </Box>
  </Box>
);
