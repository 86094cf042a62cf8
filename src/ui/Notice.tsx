import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { BadgeTone } from './StatusBadge';

interface NoticeProps {
  tone: BadgeTone;
  title: string;
  children?: ReactNode;
}

export function Notice({ tone, title, children }: NoticeProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={({ palette }) => ({
        display: 'grid',
        gap: 0.5,
        px: 2,
        py: 1.5,
        borderRadius: 1,
        typography: 'body2',
        overflowWrap: 'anywhere',
        bgcolor: palette.tones[tone].soft,
      })}
    >
      <Typography id={titleId} variant="subtitle2" component="p">
        {title}
      </Typography>
      {children}
    </Box>
  );
}
