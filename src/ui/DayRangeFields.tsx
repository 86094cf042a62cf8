import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { DayRange } from '@/lib/days';
import { addMonths } from '@contract/calendarDays';
import { isDay } from '@contract/days';
import { areInOrder } from '@contract/limits';
import { Button } from './Button';
import { TextField } from './TextField';

/** Returns the form schema of two days in order, at most `maxYears` years apart. */
const dayRangeForm = (maxYears: number) =>
  z
    .object({
      from: z.string().check(z.refine(isDay, t`Enter a start date.`)),
      to: z.string().check(z.refine(isDay, t`Enter an end date.`)),
    })
    .check(
      z.refine(({ from, to }) => areInOrder(from, to), {
        path: ['to'],
        message: t`Enter an end date on or after the start date.`,
      }),
      z.refine(({ from, to }) => !isDay(from) || to <= addMonths(from, maxYears * 12), {
        path: ['to'],
        message: t`${plural(maxYears, { one: 'Choose a range of at most # year.', other: 'Choose a range of at most # years.' })}`,
      }),
    );

type DayRangeValues = DayRange;

interface DayRangeFieldsProps {
  /** Initial range. Null leaves both fields empty. */
  range: DayRange | null;
  maxYears: number;
  onApply: (range: DayRange) => void;
}

const formSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 } as const;

/** Renders a form for the first and last day of a range, which are applied together. */
export function DayRangeFields({ range, maxYears, onApply }: DayRangeFieldsProps) {
  const { t } = useLingui();
  const { register, handleSubmit, formState } = useForm<DayRangeValues>({
    resolver: zodResolver(dayRangeForm(maxYears)),
    defaultValues: range ?? { from: '', to: '' },
  });
  const { errors } = formState;

  return (
    <Box component="form" noValidate onSubmit={handleSubmit((days) => onApply(days))} sx={formSx}>
      <Box sx={{ width: 168 }}>
        <TextField label={t`Start date`} type="date" error={errors.from?.message} {...register('from')} />
      </Box>
      <Box sx={{ width: 168 }}>
        <TextField label={t`End date`} type="date" error={errors.to?.message} {...register('to')} />
      </Box>
      <Box sx={{ pt: '26px' }}>
        <Button type="submit" color="gray" variant="soft">
          {t`Apply`}
        </Button>
      </Box>
    </Box>
  );
}
