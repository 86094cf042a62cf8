import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { clientMaxLengths } from '@contract/clients';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/clients/bulk';
import { isDeactivationReason, reasonOptions } from '../deactivate/deactivationReasons';
import { useGetClientFacetsQuery, useGetPlansForClientsQuery } from '../clientsApi';
import { parseTags } from '../clientSchemas';
import type { BulkDraft } from './bulkDraft';

interface BulkOptionsProps {
  draft: BulkDraft;
  onChange: (draft: BulkDraft) => void;
  /** Error messages of the server, by input name. */
  errors: Record<string, string>;
}

/** Shows the inputs that an action needs before its preview. */
export function BulkOptions(props: BulkOptionsProps) {
  const { kind } = props.draft;
  if (kind === 'AddTags' || kind === 'RemoveTags') return <TagOptions {...props} />;
  if (kind === 'ChangePlan') return <PlanOptions {...props} />;
  return kind === 'Deactivate' ? <DeactivateOptions {...props} /> : null;
}

const maxSuggestedTags = 12;

function TagOptions({ draft, onChange, errors }: BulkOptionsProps) {
  const { data } = useGetClientFacetsQuery();
  const enteredTags = parseTags(draft.tags);
  const suggestions = (data?.clientFacets.tags ?? []).filter(({ value }) => !enteredTags.includes(value));
  const add = (tag: string) => onChange({ ...draft, tags: [...enteredTags, tag].join(', ') });

  return (
    <Stack spacing={1}>
      <TextField
        label={texts.tags}
        hint={texts.separatedByCommasCharacters(clientMaxLengths.tag)}
        value={draft.tags}
        error={errors['tags']}
        onChange={(event) => onChange({ ...draft, tags: event.target.value })}
        autoFocus
      />
      <Box role="group" aria-label={texts.tagsInUse} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {suggestions.slice(0, maxSuggestedTags).map(({ value }) => (
          <Chip key={value} size="small" variant="outlined" label={value} onClick={() => add(value)} />
        ))}
      </Box>
    </Stack>
  );
}

function PlanOptions({ draft, onChange, errors }: BulkOptionsProps) {
  const { data } = useGetPlansForClientsQuery();
  const plans = data?.clientPlans ?? [];

  return (
    <SelectField
      label={texts.newPlan}
      placeholder={texts.chooseAPlan}
      options={plans.map(({ id, name }) => ({ value: id, label: name }))}
      value={draft.planId}
      error={errors['planId']}
      onChange={(event) => onChange({ ...draft, planId: event.target.value })}
    />
  );
}

const timeOptions = [
  { value: 'Now', label: texts.now },
  { value: 'PeriodEnd', label: texts.whenEachOnesPeriodOrTrial },
] as const;

function DeactivateOptions({ draft, onChange, errors }: BulkOptionsProps) {
  return (
    <Stack spacing={2}>
      <SelectField
        label={texts.when}
        options={timeOptions}
        value={draft.when}
        error={errors['when']}
        onChange={({ target: { value } }) =>
          onChange({ ...draft, when: value === 'PeriodEnd' ? 'PeriodEnd' : 'Now' })
        }
      />
      <SelectField
        label={texts.reason}
        placeholder={texts.chooseAReason}
        options={reasonOptions}
        value={draft.reason}
        error={errors['reason']}
        onChange={({ target: { value } }) =>
          onChange({ ...draft, reason: isDeactivationReason(value) ? value : '' })
        }
      />
      <TextField
        label={texts.note}
        hint={texts.onlyYourTeamReads}
        value={draft.note}
        error={errors['note']}
        onChange={(event) => onChange({ ...draft, note: event.target.value })}
        multiline
      />
    </Stack>
  );
}
