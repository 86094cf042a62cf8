import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import type { ClientFilter } from '@/api/schema.generated';
import { dayAfter, todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { createdForm, type CreatedValues } from './createdForm';

interface CreatedEditorProps {
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  onDone: () => void;
}

const presets = (today: string): Readonly<Record<string, CreatedValues>> => ({
  Today: { from: today, to: today },
  'Last 7 days': { from: dayAfter(today, -6), to: today },
  'Last 30 days': { from: dayAfter(today, -29), to: today },
  'This month': { from: `${today.slice(0, 8)}01`, to: today },
  'This year': { from: `${today.slice(0, 5)}01-01`, to: today },
});

/** Days of the company's time zone, both included; either may stay empty. */
export function CreatedEditor({ filter, onChange, onDone }: CreatedEditorProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { createdFrom, createdTo, ...rest } = filter;
  const { register, handleSubmit, formState } = useForm<CreatedValues>({
    resolver: zodResolver(createdForm),
    defaultValues: { from: createdFrom ?? '', to: createdTo ?? '' },
  });

  const apply = ({ from, to }: CreatedValues) => {
    onChange({ ...rest, ...(from && { createdFrom: from }), ...(to && { createdTo: to }) });
    onDone();
  };

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(apply)} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {Object.entries(presets(todayIn(timeZone))).map(([name, range]) => (
          <Button key={name} size={1} colour="gray" variant="soft" onClick={() => apply(range)}>
            {name}
          </Button>
        ))}
      </Box>
      <TextField label="First day" type="date" {...register('from')} />
      <TextField label="Last day" type="date" error={formState.errors.to?.message} {...register('to')} />
      <Button type="submit" size={2}>
        Apply
      </Button>
    </Box>
  );
}
