import Box from '@mui/material/Box';
import { useState } from 'react';
import { maxAnalyticsYears } from '@contract/limits';
import type { DayRange } from '@/lib/days';
import { DayRangeFields } from '@/ui/DayRangeFields';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/analytics/range';
import { intervalFrom, intervalNames, isPreset, presetNames, type RangeChoice } from './rangeParams';

interface RangeBarProps {
  choice: RangeChoice;
  onChange: (change: Partial<RangeChoice>) => void;
  /** The range on the screen. It prefills the fields of a new custom range. */
  shownRange: DayRange | null;
}

const custom = 'Custom';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const presetOptions = [...optionsOf(presetNames), { value: custom, label: texts.customRange }];
const intervalOptions = [{ value: '', label: texts.automatic }, ...optionsOf(intervalNames)];
const barSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 } as const;

export function RangeBar({ choice, onChange, shownRange }: RangeBarProps) {
  const [isPicking, setPicking] = useState(false);
  const isCustom = isPicking || choice.custom !== null;
  const start = choice.custom ?? shownRange;

  const choosePreset = (value: string) => {
    setPicking(value === custom);
    if (isPreset(value)) onChange({ preset: value, custom: null });
  };

  return (
    <Box sx={barSx}>
      <Box sx={{ width: 168 }}>
        <SelectField
          label={texts.range}
          options={presetOptions}
          value={isCustom ? custom : (choice.preset ?? custom)}
          onChange={(event) => choosePreset(event.target.value)}
        />
      </Box>
      {isCustom && (
        <DayRangeFields
          // The key resets the fields when the range changes elsewhere, such as with the Back button.
          key={start ? `${start.from} ${start.to}` : 'empty'}
          range={start}
          maxYears={maxAnalyticsYears}
          onApply={(days) => {
            setPicking(false);
            onChange({ preset: null, custom: days });
          }}
        />
      )}
      <Box sx={{ width: 132 }}>
        <SelectField
          label={texts.by}
          options={intervalOptions}
          value={choice.interval ?? ''}
          onChange={(event) => onChange({ interval: intervalFrom(event.target.value) })}
        />
      </Box>
    </Box>
  );
}
