import DateIcon from '@mui/icons-material/CalendarMonthOutlined';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useState, type MouseEvent } from 'react';
import { useSearchParams } from 'react-router';
import { writeDayRange, type DayRange } from '@/lib/days';
import { Button } from '@/ui/Button';
import { DayRangeFields } from '@/ui/DayRangeFields';
import { SelectField } from '@/ui/SelectField';
import { isRangeWord, rangeNames, rangeWords, type FilterChoice, type RangeWord } from './paymentFilter';

const options = rangeWords.map((word) => ({ value: word, label: rangeNames[word] }));
const maxYears = 5;
const paperSx = {
  p: 2,
  width: 'min(490px, calc(100vw - 32px))',
  border: '1px solid',
  borderColor: 'divider',
};

/** Narrows the list to what was created, paid, failed or refunded between two days. */
export function DateFilter({ choice }: { choice: FilterChoice }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [word, setWord] = useState<RangeWord>('created');
  const [, setParams] = useSearchParams();

  const open = (event: MouseEvent<HTMLElement>) => {
    setWord(rangeWords.find((each) => choice.ranges[each]) ?? 'created');
    setAnchor(event.currentTarget);
  };

  const apply = (range: DayRange) => {
    setAnchor(null);
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(word, writeDayRange(range));
        next.delete('page');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <>
      <Button
        size={2}
        colour="gray"
        variant="soft"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<DateIcon sx={{ fontSize: 16 }} />}
        onClick={open}
      >
        Filter by date
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filter by date', sx: paperSx } }}
      >
        <Stack spacing={2}>
          <SelectField
            label="What happened"
            options={options}
            value={word}
            onChange={({ target }) => isRangeWord(target.value) && setWord(target.value)}
          />
          <DayRangeFields
            key={word}
            range={choice.ranges[word] ?? null}
            maxYears={maxYears}
            onApply={apply}
          />
        </Stack>
      </Popover>
    </>
  );
}
