import Box from '@mui/material/Box';
import { useState, type FormEvent } from 'react';
import type { ClientFilter } from '@/api/schema.generated';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { dayAfter, rangeFrom, rangeText, todayIn, type DayRange } from './days';

interface CreatedEditorProps {
  filter: ClientFilter;
  onChange: (filter: ClientFilter) => void;
  onDone: () => void;
}

const presets = (today: string): Readonly<Record<string, DayRange>> => ({
  Today: { from: today, to: today },
  'Last 7 days': { from: dayAfter(today, -6), to: today },
  'Last 30 days': { from: dayAfter(today, -29), to: today },
  'This month': { from: `${today.slice(0, 8)}01`, to: today },
  'This year': { from: `${today.slice(0, 5)}01-01`, to: today },
});

/** Days of the company's time zone, both included; either may stay empty. */
export function CreatedEditor({ filter, onChange, onDone }: CreatedEditorProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  const { createdFrom = null, createdTo = null, ...rest } = filter;
  const [from, setFrom] = useState(createdFrom ?? '');
  const [to, setTo] = useState(createdTo ?? '');
  const [problem, setProblem] = useState<string>();

  const apply = ({ from: first, to: last }: DayRange) => {
    onChange({ ...rest, ...(first && { createdFrom: first }), ...(last && { createdTo: last }) });
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const range = rangeFrom(rangeText({ from, to }));
    if (range || (from === '' && to === '')) return apply(range ?? { from: null, to: null });
    setProblem('The last day has to come after the first one.');
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {Object.entries(presets(todayIn(timeZone))).map(([name, range]) => (
          <Button key={name} size={1} colour="gray" variant="soft" onClick={() => apply(range)}>
            {name}
          </Button>
        ))}
      </Box>
      <TextField
        label="First day"
        type="date"
        value={from}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        label="Last day"
        type="date"
        value={to}
        error={problem}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" size={2}>
        Apply
      </Button>
    </Box>
  );
}
