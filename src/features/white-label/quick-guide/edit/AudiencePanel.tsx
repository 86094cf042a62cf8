import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { CheckboxField } from '@/ui/CheckboxField';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { toast } from '@/ui/toast';
import { type Guide, useGetGuidePlansQuery, useSetQuickGuideAudienceMutation } from '../quickGuideApi';

/**
 * Edits the audience of a guide. Saves each change immediately. Clients see the change after the next
 * deployment.
 */
export function AudiencePanel({ guide }: { guide: Guide }) {
  const { t } = useLingui();
  const { data } = useGetGuidePlansQuery();
  const [setAudience, { isLoading }] = useSetQuickGuideAudienceMutation();
  const [isChoosing, setChoosing] = useState(guide.planIds !== null);
  const plans = data?.clientBillingPlans.filter(
    ({ id, status }) => status !== 'Archived' || guide.planIds?.includes(id),
  );

  const saveAudience = async (planIds: string[] | null) => {
    const result = await setAudience({ id: guide.id, planIds });
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(t`Audience of ${{ title: guide.title }} saved`);
  };
  const toggle = (id: string) => {
    const selected = guide.planIds ?? [];
    const next = selected.includes(id) ? selected.filter((planId) => planId !== id) : [...selected, id];
    if (next.length > 0) void saveAudience(next);
    else toast.error(t`Choose at least one plan, or everyone.`);
  };

  return (
    <Panel title={t`Audience`}>
      <Stack spacing={1.5} role="radiogroup" aria-label={t`Audience`}>
        <RadioCard
          name="audience"
          label={t`Everyone`}
          isChosen={!isChoosing}
          disabled={isLoading}
          onChoose={() => {
            setChoosing(false);
            if (guide.planIds !== null) void saveAudience(null);
          }}
        >
          {t`Includes visitors who aren’t signed in.`}
        </RadioCard>
        <RadioCard
          name="audience"
          label={t`Clients on specific plans`}
          isChosen={isChoosing}
          disabled={isLoading}
          onChoose={() => setChoosing(true)}
        >
          {t`Visible only to these clients after they sign in.`}
        </RadioCard>
      </Stack>
      {isChoosing && (
        <Stack role="group" aria-label={t`Plans`} sx={{ pt: 1.5, paddingInlineStart: 1 }}>
          {plans?.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={guide.planIds?.includes(id) ?? false}
              disabled={isLoading}
              onChange={() => toggle(id)}
            />
          ))}
          {plans?.length === 0 && t`You have no plans yet.`}
        </Stack>
      )}
    </Panel>
  );
}
