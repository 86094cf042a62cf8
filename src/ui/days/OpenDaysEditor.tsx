import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { addDays } from '@contract/calendarDays';
import type { OpenDayRange } from '@/lib/days';
import { Button } from '../Button';
import { LazyDayRangeFields } from './lazyDays';

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

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {presets.map(({ label, firstDay }, index) => (
          <Button
            key={index}
            size={1}
            color="gray"
            variant="soft"
            onClick={() => onApply({ from: firstDay(today), to: today })}
          >
            {t(label)}
          </Button>
        ))}
      </Box>
      <LazyDayRangeFields
        isOpen
        today={today}
        range={{ from: range?.from ?? '', to: range?.to ?? '' }}
        onApply={({ from, to }) => onApply(from || to ? { from: from || null, to: to || null } : null)}
      />
    </Box>
  );
}
