import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visuallyHidden';

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** Links to a page outside the console, which opens in a new tab. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => {
  const { t } = useLingui();
  return (
    <Box component="a" href={href} target="_blank" rel="noreferrer" sx={{ color: 'primary.main' }}>
      {children}
      <Box component="span" sx={visuallyHidden}>
        {` ${t`(opens in a new tab)`}`}
      </Box>
    </Box>
  );
};
