import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { addDays } from '@contract/calendarDays';
import { areInOrder } from '@contract/limits';
import type { OpenDayRange } from '@/lib/days';
import { Button } from '../Button';
import { TextField } from '../TextField';

/**
 * Validates the order of days in the format of a date input, such as `2026-01-31`. Either day may be empty.
 */
const openDaysForm = z.object({ from: z.string(), to: z.string() }).check(
  z.refine(({ from, to }) => areInOrder(from, to), {
    path: ['to'],
    error: () => t`Enter an end date on or after the start date.`,
  }),
);

type OpenDaysValues = z.infer<typeof openDaysForm>;

interface OpenDaysEditorProps {
  range: OpenDayRange | null;
  /** In the company's time zone. */
  today: string;
  /** Receives null if both days are empty. */
  onApply: (range: OpenDayRange | null) => void;
}

const presets: readonly { label: MessageDescriptor; firstDay: (today: string) => string }[] = [
  { label: msg`Today`, firstDay: (today) => today },
  { label: msg`Last 7 days`, firstDay: (today) => addDays(today, -6) },
  { label: msg`Last 30 days`, firstDay: (today) => addDays(today, -29) },
  { label: msg`This month`, firstDay: (today) => `${today.slice(0, 8)}01` },
  { label: msg`This year`, firstDay: (today) => `${today.slice(0, 5)}01-01` },
];

/** Edits an inclusive range of days in the company's time zone. Either day may be empty. */
export function OpenDaysEditor({ range, today, onApply }: OpenDaysEditorProps) {
  const { t } = useLingui();
  const { register, handleSubmit, formState } = useForm<OpenDaysValues>({
    resolver: zodResolver(openDaysForm),
    defaultValues: { from: range?.from ?? '', to: range?.to ?? '' },
  });
  const apply = ({ from, to }: OpenDaysValues) =>
    onApply(from || to ? { from: from || null, to: to || null } : null);

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(apply)} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {presets.map(({ label, firstDay }, index) => (
          <Button
            key={index}
            size={1}
            color="gray"
            variant="soft"
            onClick={() => apply({ from: firstDay(today), to: today })}
          >
            {t(label)}
          </Button>
        ))}
      </Box>
      <TextField label={t`Start date`} type="date" {...register('from')} />
      <TextField label={t`End date`} type="date" error={formState.errors.to?.message} {...register('to')} />
      <Button type="submit" size={2}>
        {t`Apply`}
      </Button>
    </Box>
  );
}
