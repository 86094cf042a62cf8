import Stack from '@mui/material/Stack';
import { errorMessage } from '@/api/errors';
import { CheckboxField } from '@/ui/CheckboxField';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { toast } from '@/ui/toast';
import { useState } from 'react';
import { useGetGuidePlansQuery, useSetQuickGuideAudienceMutation, type Guide } from '../quickGuideApi';

/** Whose clients see the guide. It is kept at once, and clients notice with the next deployment. */
export function AudiencePanel({ guide }: { guide: Guide }) {
  const { data } = useGetGuidePlansQuery();
  const [setAudience, { isLoading }] = useSetQuickGuideAudienceMutation();
  const [isChoosing, setChoosing] = useState(guide.planIds !== null);
  const plans = data?.clientBillingPlans.filter(
    ({ id, status }) => status !== 'Archived' || guide.planIds?.includes(id),
  );

  const change = async (planIds: string[] | null) => {
    const answer = await setAudience({ id: guide.id, planIds });
    if (answer.error) toast.error(errorMessage(answer.error));
    else toast.success(`Who sees ${guide.title} was saved`);
  };
  const toggle = (id: string) => {
    const chosen = guide.planIds ?? [];
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    if (next.length > 0) void change(next);
    else toast.error('Choose at least one plan, or everybody.');
  };

  return (
    <Panel title="Who sees it">
      <Stack spacing={1.5} role="radiogroup" aria-label="Who sees it">
        <RadioCard
          name="audience"
          label="Everybody"
          isChosen={!isChoosing}
          disabled={isLoading}
          onChoose={() => {
            setChoosing(false);
            if (guide.planIds !== null) void change(null);
          }}
        >
          Visitors of your client dashboard too.
        </RadioCard>
        <RadioCard
          name="audience"
          label="Clients on some plans"
          isChosen={isChoosing}
          disabled={isLoading}
          onChoose={() => setChoosing(true)}
        >
          Only once they have signed in.
        </RadioCard>
      </Stack>
      {isChoosing && (
        <Stack role="group" aria-label="Plans" sx={{ pt: 1.5, pl: 1 }}>
          {plans?.map(({ id, name }) => (
            <CheckboxField
              key={id}
              label={name}
              checked={guide.planIds?.includes(id) ?? false}
              disabled={isLoading}
              onChange={() => toggle(id)}
            />
          ))}
          {plans?.length === 0 && 'You have no plans yet.'}
        </Stack>
      )}
    </Panel>
  );
}
