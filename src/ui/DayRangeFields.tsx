import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import type { DayRange } from '@/lib/days';
import * as texts from '@/texts/ui';
import { Button } from './Button';
import { dayRangeForm, type DayRangeValues } from './dayRangeForm';
import { TextField } from './TextField';

interface DayRangeFieldsProps {
  /** Initial range. Null leaves both fields empty. */
  range: DayRange | null;
  maxYears: number;
  onApply: (range: DayRange) => void;
}

const formSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 } as const;

/** Renders a form for the first and last day of a range, which are applied together. */
export function DayRangeFields({ range, maxYears, onApply }: DayRangeFieldsProps) {
  const { register, handleSubmit, formState } = useForm<DayRangeValues>({
    resolver: zodResolver(dayRangeForm(maxYears)),
    defaultValues: range ?? { from: '', to: '' },
  });
  const { errors } = formState;

  return (
    <Box component="form" noValidate onSubmit={handleSubmit((days) => onApply(days))} sx={formSx}>
      <Box sx={{ width: 168 }}>
        <TextField label={texts.firstDay} type="date" error={errors.from?.message} {...register('from')} />
      </Box>
      <Box sx={{ width: 168 }}>
        <TextField label={texts.lastDay} type="date" error={errors.to?.message} {...register('to')} />
      </Box>
      <Box sx={{ pt: '26px' }}>
        <Button type="submit" color="gray" variant="soft">
          {texts.apply}
        </Button>
      </Box>
    </Box>
  );
}
