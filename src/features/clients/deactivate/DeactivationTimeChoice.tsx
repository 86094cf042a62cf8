import Box from '@mui/material/Box';
import { useId } from 'react';
import type { DeactivationTime } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { RadioCard } from '@/ui/RadioCard';
import * as texts from '@/texts/clients/deactivate';

interface DeactivationTimeChoiceProps {
  chosen: DeactivationTime;
  periodEnd: string | null;
  onChoose: (when: DeactivationTime) => void;
}

export function DeactivationTimeChoice({ chosen, periodEnd, onChoose }: DeactivationTimeChoiceProps) {
  const name = useId();

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', fontWeight: 500 }}>
        {texts.when}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <RadioCard name={name} label={texts.now} isChosen={chosen === 'Now'} onChoose={() => onChoose('Now')}>
          {texts.accessEndsAtOnceWhat}
        </RadioCard>
        <RadioCard
          name={name}
          label={texts.atTheEndOfThePeriod}
          isChosen={chosen === 'PeriodEnd'}
          disabled={periodEnd === null}
          onChoose={() => onChoose('PeriodEnd')}
        >
          {periodEnd === null
            ? texts.thereIsNoPaidPeriod
            : texts.accessStaysUntilAndNothing(formatDate(periodEnd))}
        </RadioCard>
      </Box>
    </Box>
  );
}
