import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { env } from '@/config/env';

export type BadgeTone = 'green' | 'amber' | 'red' | 'gray' | 'blue';

export function StatusBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={({ palette }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        px: 1,
        borderRadius: 99,
        whiteSpace: 'nowrap',
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: '20px',
        bgcolor: palette.tones[tone].soft,
        color: palette.tones[tone].text,
      })}
    >
      {children}
    </Box>
  );
}

/** Shows in staging that the console is not the production one. */
export const EnvironmentBadge = () => {
  const { t } = useLingui();
  return (
    env.environment === 'staging' && (
      <Box component="span" sx={{ flexShrink: 0 }}>
        <StatusBadge tone="amber">{t`Staging`}</StatusBadge>
      </Box>
    )
  );
};
