import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import * as texts from '@/texts/white-label/quick-guide/edit';
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
  const { data } = useGetGuidePlansQuery();
  const [setAudience, { isLoading }] = useSetQuickGuideAudienceMutation();
  const [isChoosing, setChoosing] = useState(guide.planIds !== null);
  const plans = data?.clientBillingPlans.filter(
    ({ id, status }) => status !== 'Archived' || guide.planIds?.includes(id),
  );

  const saveAudience = async (planIds: string[] | null) => {
    const result = await setAudience({ id: guide.id, planIds });
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(texts.whoSeesWasSaved(guide.title));
  };
  const toggle = (id: string) => {
    const selected = guide.planIds ?? [];
    const next = selected.includes(id) ? selected.filter((planId) => planId !== id) : [...selected, id];
    if (next.length > 0) void saveAudience(next);
    else toast.error(texts.chooseAtLeastOnePlan);
  };

  return (
    <Panel title={texts.whoSeesIt}>
      <Stack spacing={1.5} role="radiogroup" aria-label={texts.whoSeesIt}>
        <RadioCard
          name="audience"
          label={texts.everybody}
          isChosen={!isChoosing}
          disabled={isLoading}
          onChoose={() => {
            setChoosing(false);
            if (guide.planIds !== null) void saveAudience(null);
          }}
        >
          {texts.visitorsOfYourClientDashboard}
        </RadioCard>
        <RadioCard
          name="audience"
          label={texts.clientsOnSomePlans}
          isChosen={isChoosing}
          disabled={isLoading}
          onChoose={() => setChoosing(true)}
        >
          {texts.onlyOnceTheyHaveSigned}
        </RadioCard>
      </Stack>
      {isChoosing && (
        <Stack role="group" aria-label={texts.plans} sx={{ pt: 1.5, pl: 1 }}>
          {plans?.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={guide.planIds?.includes(id) ?? false}
              disabled={isLoading}
              onChange={() => toggle(id)}
            />
          ))}
          {plans?.length === 0 && texts.youHaveNoPlansYet}
        </Stack>
      )}
    </Panel>
  );
}
