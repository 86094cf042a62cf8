import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { foldText } from '@contract/foldText';
import { formatNumber } from '@/lib/format';
import { CheckboxField } from '../CheckboxField';
import { SearchField } from '../SearchField';
import { isolated } from '../isolated';

export interface Choice {
  value: string;
  label: string;
  /** The number of rows that match this value, if known. */
  count?: number;
}

/** Adds chosen values that are no longer offered, so that they can be removed. */
export const withChosen = (
  choices: readonly Choice[],
  chosen: readonly string[],
  extras: Pick<Choice, 'count'> = {},
): Choice[] => [
  ...choices,
  ...chosen
    .filter((value) => !choices.some((choice) => choice.value === value))
    .map((value) => ({ value, label: value, ...extras })),
];

interface ChoiceEditorProps {
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined;
  /** Label of the search field, such as `Search tags`. */
  searchLabel: string;
  /** Shown if there are no choices. */
  emptyText: string;
  chosen: readonly string[];
  onChange: (values: string[]) => void;
}

const minChoicesForSearch = 9;

export function ChoiceEditor({ choices, searchLabel, emptyText, chosen, onChange }: ChoiceEditorProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  if (!choices) return <Skeleton variant="rounded" height={120} />;
  const foldedSearch = foldText(search);
  const matches = choices.filter(({ label }) => foldText(label).includes(foldedSearch));
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value));

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {choices.length >= minChoicesForSearch && (
        <SearchField label={searchLabel} value={search} onChange={setSearch} />
      )}
      <Box sx={{ maxHeight: 280, overflowY: 'auto' }}>
        {matches.map(({ value, label, count }) => (
          <CheckboxField
            key={value}
            checked={chosen.includes(value)}
            onChange={(event) => toggle(value, event.target.checked)}
            label={
              <>
                {isolated(label)}
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
        {matches.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>
            {choices.length === 0 ? emptyText : t`No results`}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
