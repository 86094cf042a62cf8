import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { addDays } from '@contract/calendarDays';
import { areInOrder } from '@contract/limits';
import type { OpenDayRange } from '@/lib/days';
import * as texts from '@/texts/ui/filters';
import { Button } from '../Button';
import { TextField } from '../TextField';

/**
 * Validates the order of days in the format of a date input, such as `2026-01-31`. Either day may be empty.
 */
const openDaysForm = z.object({ from: z.string(), to: z.string() }).check(
  z.refine(({ from, to }) => areInOrder(from, to), {
    path: ['to'],
    error: texts.theLastDayHasToCome,
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

const presets = (today: string): Readonly<Record<string, OpenDaysValues>> => ({
  [texts.today]: { from: today, to: today },
  [texts.last7Days]: { from: addDays(today, -6), to: today },
  [texts.last30Days]: { from: addDays(today, -29), to: today },
  [texts.thisMonth]: { from: `${today.slice(0, 8)}01`, to: today },
  [texts.thisYear]: { from: `${today.slice(0, 5)}01-01`, to: today },
});

/** Edits an inclusive range of days in the company's time zone. Either day may be empty. */
export function OpenDaysEditor({ range, today, onApply }: OpenDaysEditorProps) {
  const { register, handleSubmit, formState } = useForm<OpenDaysValues>({
    resolver: zodResolver(openDaysForm),
    defaultValues: { from: range?.from ?? '', to: range?.to ?? '' },
  });
  const apply = ({ from, to }: OpenDaysValues) =>
    onApply(from || to ? { from: from || null, to: to || null } : null);

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(apply)} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {Object.entries(presets(today)).map(([name, days]) => (
          <Button key={name} size={1} color="gray" variant="soft" onClick={() => apply(days)}>
            {name}
          </Button>
        ))}
      </Box>
      <TextField label={texts.firstDay} type="date" {...register('from')} />
      <TextField label={texts.lastDay} type="date" error={formState.errors.to?.message} {...register('to')} />
      <Button type="submit" size={2}>
        {texts.apply}
      </Button>
    </Box>
  );
}
