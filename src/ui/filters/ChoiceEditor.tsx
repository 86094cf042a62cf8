import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { foldText } from '@/lib/foldText';
import { formatNumber } from '@/lib/format';
import * as texts from '@/texts/ui/filters';
import { CheckboxField } from '../CheckboxField';
import { SearchField } from '../SearchField';

export interface Choice {
  value: string;
  label: string;
  /** How many rows it leaves, where that is known. */
  count?: number;
}

interface ChoiceEditorProps {
  /** Undefined while they are on their way. */
  choices: readonly Choice[] | undefined;
  /** What is searched: `Search tags`. */
  searchLabel: string;
  /** Said where there is nothing to choose. */
  noneText: string;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

const searchedFrom = 9;

export function ChoiceEditor({ choices, searchLabel, noneText, chosen, onChange }: ChoiceEditorProps) {
  const [search, setSearch] = useState('');
  if (!choices) return <Skeleton variant="rounded" height={120} />;
  const wanted = foldText(search);
  const shown = choices.filter(({ label }) => foldText(label).includes(wanted));
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {choices.length >= searchedFrom && (
        <SearchField label={searchLabel} value={search} onChange={setSearch} />
      )}
      <Box sx={{ maxHeight: 280, overflowY: 'auto' }}>
        {shown.map(({ value, label, count }) => (
          <CheckboxField
            key={value}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
            label={
              <>
                {label}
                {count !== undefined && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    {formatNumber(count)}
                  </Box>
                )}
              </>
            }
          />
        ))}
        {shown.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {choices.length === 0 ? noneText : texts.nothingMatches}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
