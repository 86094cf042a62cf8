import Box from '@mui/material/Box';
import { env } from '@/config/env';
import { StatusBadge } from './StatusBadge';
import * as texts from '@/texts/ui';

export const EnvironmentBadge = () =>
  env.environment === 'staging' && (
    <Box component="span" sx={{ flexShrink: 0 }}>
      <StatusBadge tone="amber">{texts.staging}</StatusBadge>
    </Box>
  );
