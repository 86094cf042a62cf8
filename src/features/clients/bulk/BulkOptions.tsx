import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { clientMaxLengths } from '@contract/clients';
import type { DeactivationTime } from '@contract/enums';
import { SelectField } from '@/ui/SelectField';
import { selectOptions } from '@/ui/selectOptions';
import { TextField } from '@/ui/TextField';
import { deactivationReasonLabels, isDeactivationReason } from '../deactivate/deactivationReasons';
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
  const { t } = useLingui();
  const { data } = useGetClientFacetsQuery();
  const enteredTags = parseTags(draft.tags);
  const suggestions = (data?.clientFacets.tags ?? []).filter(({ value }) => !enteredTags.includes(value));
  const add = (tag: string) => onChange({ ...draft, tags: [...enteredTags, tag].join(', ') });

  return (
    <Stack spacing={1}>
      <TextField
        label={t`Tags`}
        hint={t`Separate tags with commas. Up to ${{ maxTagLength: clientMaxLengths.tag }} characters each.`}
        value={draft.tags}
        error={errors['tags']}
        onChange={(event) => onChange({ ...draft, tags: event.target.value })}
        autoFocus
      />
      <Box role="group" aria-label={t`Existing tags`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {suggestions.slice(0, maxSuggestedTags).map(({ value }) => (
          <Chip key={value} size="small" variant="outlined" label={value} onClick={() => add(value)} />
        ))}
      </Box>
    </Stack>
  );
}

function PlanOptions({ draft, onChange, errors }: BulkOptionsProps) {
  const { t } = useLingui();
  const { data } = useGetPlansForClientsQuery();
  const plans = data?.clientPlans ?? [];

  return (
    <SelectField
      label={t`New plan`}
      placeholder={t`Choose a plan`}
      options={plans.map(({ id, name }) => ({ value: id, label: name }))}
      value={draft.planId}
      error={errors['planId']}
      onChange={(event) => onChange({ ...draft, planId: event.target.value })}
    />
  );
}

const timeLabels: Readonly<Record<DeactivationTime, MessageDescriptor>> = {
  Now: msg`Now`,
  PeriodEnd: msg`At the end of each client’s period or trial`,
};

function DeactivateOptions({ draft, onChange, errors }: BulkOptionsProps) {
  const { t } = useLingui();
  return (
    <Stack spacing={2}>
      <SelectField
        label={t`When`}
        options={selectOptions(timeLabels)}
        value={draft.when}
        error={errors['when']}
        onChange={({ target: { value } }) =>
          onChange({ ...draft, when: value === 'PeriodEnd' ? 'PeriodEnd' : 'Now' })
        }
      />
      <SelectField
        label={t`Reason`}
        placeholder={t`Choose a reason`}
        options={selectOptions(deactivationReasonLabels)}
        value={draft.reason}
        error={errors['reason']}
        onChange={({ target: { value } }) =>
          onChange({ ...draft, reason: isDeactivationReason(value) ? value : '' })
        }
      />
      <TextField
        label={t`Note`}
        hint={t`Visible only to your team.`}
        value={draft.note}
        error={errors['note']}
        onChange={(event) => onChange({ ...draft, note: event.target.value })}
        multiline
      />
    </Stack>
  );
}
