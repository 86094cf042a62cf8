import Box from '@mui/material/Box';
import { useId } from 'react';
import type { DeactivationTime } from '@/api/schema.generated';
import { formatDate } from '@/lib/format';
import { RadioCard } from '@/ui/RadioCard';

interface WhenChoiceProps {
  chosen: DeactivationTime;
  periodEnd: string | null;
  onChoose: (when: DeactivationTime) => void;
}

export function WhenChoice({ chosen, periodEnd, onChoose }: WhenChoiceProps) {
  const name = useId();

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', fontWeight: 500 }}>
        When
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <RadioCard name={name} label="Now" isChosen={chosen === 'Now'} onChoose={() => onChoose('Now')}>
          Access ends at once. What is paid for already is not paid back by this.
        </RadioCard>
        <RadioCard
          name={name}
          label="At the end of the period"
          isChosen={chosen === 'PeriodEnd'}
          disabled={periodEnd === null}
          onChoose={() => onChoose('PeriodEnd')}
        >
          {periodEnd === null
            ? 'There is no paid period or trial that could run out, so only now is possible.'
            : `Access stays until ${formatDate(periodEnd)}, and nothing is charged after. It can be cancelled until then.`}
        </RadioCard>
      </Box>
    </Box>
  );
}
