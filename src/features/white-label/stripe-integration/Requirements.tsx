import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatDate } from '@/lib/format';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/stripe-integration';
import type { Integration } from './stripeIntegrationApi';

interface RequirementsProps {
  title: string;
  deadline?: string | null;
  requirements: Integration['requirements'];
}

export function Requirements({ title, deadline, requirements }: RequirementsProps) {
  const id = useId();
  if (requirements.length === 0) return null;

  return (
    <Box>
      <Typography id={id} variant="subtitle2" component="h3">
        {title}
        {deadline && texts.dueBy(formatDate(deadline, 'dateTime'))}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {requirements.map(({ name, label, isPastDue }) => (
          <Box component="li" key={name} sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
            {label} {isPastDue && <StatusBadge tone="red">{texts.overdue}</StatusBadge>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
