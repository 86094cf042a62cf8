import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ClientImportValueField } from '@contract/enums';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { FieldMessage } from '@/ui/FieldMessage';
import { Panel } from '@/ui/Panel';
import { SelectField, type SelectOption } from '@/ui/SelectField';
import { languageOptions } from '@/ui/selectOptions';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { useCheckClientImportMutation, type ClientImportDetails } from '../clientImportApi';
import { useGetClientCountriesQuery, useGetPlansForClientsQuery } from '../clientsApi';
import { clientStatusLabels } from '../clientStatus';
import { importFieldLabels, suggestedMapping, toMappingInput } from './clientFields';
import { replaceOption, toValuesInput, valueKey, type ValueChoices } from './valueChoices';

const rowSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 260px' },
  gap: { xs: 0.5, sm: 2 },
  alignItems: 'center',
} as const;

/** Returns the possible replacements for unmatched plans, countries, languages and statuses. */
function useReplacementOptions(): Readonly<Record<ClientImportValueField, readonly SelectOption[]>> {
  const { t } = useLingui();
  const { data: planData } = useGetPlansForClientsQuery();
  const { data: countryData } = useGetClientCountriesQuery();
  return {
    Plan: (planData?.clientPlans ?? []).map(({ id, name }) => ({ value: replaceOption(id), label: name })),
    Country: (countryData?.countries ?? []).map(({ code, name }) => ({
      value: replaceOption(code),
      label: name,
    })),
    Language: languageOptions.map(({ value, label }) => ({ value: replaceOption(value), label })),
    Status: Object.entries(clientStatusLabels).map(([status, { label }]) => ({
      value: replaceOption(status),
      label: t(label),
    })),
  };
}

const noReplacementOptions = (field: ClientImportValueField): readonly SelectOption[] => [
  { value: 'LeaveEmpty', label: field === 'Status' ? t`Leave empty (Invited)` : t`Leave empty` },
  { value: 'SkipRow', label: t`Skip rows` },
];

interface UnmatchedValuesProps {
  clientImport: ClientImportDetails;
  choices: ValueChoices;
  /** True if the choices changed since the rows were checked. */
  isChanged: boolean;
  onChange: (choices: ValueChoices) => void;
}

/** Lets the operator map plans, countries, languages and statuses without a match, and check the rows again. */
export function UnmatchedValues({ clientImport, choices, isChanged, onChange }: UnmatchedValuesProps) {
  const { t } = useLingui();
  const { id, columns, matchBy, unmatchedValues } = clientImport;
  const [check, { error, isLoading }] = useCheckClientImportMutation();
  const replacements = useReplacementOptions();
  useUnsavedChanges(isChanged);
  const submit = () =>
    check({
      id,
      mapping: toMappingInput(suggestedMapping(columns)),
      matchBy,
      values: toValuesInput(unmatchedValues, choices),
    });

  return (
    <Panel title={t`Unmatched values`}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary' }}>
          {t`Choose a replacement for each value, then check the rows again. Rows without a replacement are invalid.`}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {unmatchedValues.map(({ field, value, count }) => {
            const key = valueKey({ field, value });
            const label = t(importFieldLabels[field]);
            return (
              <Box component="li" key={key} sx={rowSx}>
                <Box sx={{ minWidth: 0 }}>
                  <Typography variant="subtitle2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                    {value}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t`${plural(count, { one: `${label}, # row`, other: `${label}, # rows` })}`}
                  </Typography>
                </Box>
                <SelectField
                  label={t`${label} for “${value}”`}
                  isLabelHidden
                  placeholder={t`Choose a replacement`}
                  options={[...noReplacementOptions(field), ...replacements[field]]}
                  value={choices[key] ?? ''}
                  onChange={({ target }) => onChange({ ...choices, [key]: target.value })}
                />
              </Box>
            );
          })}
        </Box>
        <FieldMessage id="values-problem" error={error ? errorMessage(error) : undefined} />
        <div>
          <Button onClick={() => void submit()} isLoading={isLoading} disabled={!isChanged}>
            {t`Check rows again`}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
