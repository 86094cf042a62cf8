import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { afterLastRetries, type AfterLastRetry } from '@contract/enums';
import { retryDelayDays } from '@contract/payments';
import { isGraceDays, maxGraceDays } from '@contract/plans';
import { errorMessage } from '@/api/errors';
import { formatList } from '@/lib/format';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/client-billing/dunning';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { useGetDunningSettingsQuery, useUpdateDunningSettingsMutation } from '../clientBillingApi';

const parseGraceDays = (typed: string): number | null => {
  const days = /^\d+$/.test(typed.trim()) ? Number(typed) : null;
  return days !== null && isGraceDays(days) ? days : null;
};

/** Sets what happens to a client after the last retry fails. */
export function DunningPanel() {
  const { data, error, refetch } = useGetDunningSettingsQuery();
  const settings = data?.dunningSettings;

  return (
    <Panel title={texts.afterTheLastRetry}>
      {error && !settings && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !settings && <Skeleton variant="rounded" height={220} />}
      {settings && <DunningForm settings={settings} />}
    </Panel>
  );
}

function DunningForm({ settings }: { settings: { afterLastRetry: AfterLastRetry; graceDays: number } }) {
  const name = useId();
  const [draft, setDraft] = useState<{ afterLastRetry?: AfterLastRetry; graceDays?: string }>({});
  const [update, updating] = useUpdateDunningSettingsMutation();
  const chosen = draft.afterLastRetry ?? settings.afterLastRetry;
  const typed = draft.graceDays ?? String(settings.graceDays);
  const days = parseGraceDays(typed);
  const keepsPastDue = chosen === 'KeepPastDue';
  const graceDays = keepsPastDue ? settings.graceDays : days;
  const isChanged = chosen !== settings.afterLastRetry || graceDays !== settings.graceDays;
  useUnsavedChanges(isChanged);

  const save = async () => {
    if (graceDays === null) return;
    const result = await update({ input: { afterLastRetry: chosen, graceDays } });
    if (!result.error) toast.success(texts.saved);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <FormError message={updating.error && errorMessage(updating.error)} />
      <Typography sx={{ color: 'text.secondary' }}>
        {texts.whenAPaymentFails(formatList(retryDelayDays.map(String)))}
      </Typography>
      <Box role="radiogroup" aria-label={texts.afterTheLastRetry} sx={{ display: 'grid', gap: 1, width: 1 }}>
        {afterLastRetries.map((choice) => (
          <RadioCard
            key={choice}
            name={name}
            label={texts.choices[choice].label}
            isChosen={choice === chosen}
            onChoose={() => setDraft({ ...draft, afterLastRetry: choice })}
          >
            {texts.choices[choice].effect}
          </RadioCard>
        ))}
      </Box>
      {!keepsPastDue && (
        <TextField
          label={texts.gracePeriodInDays}
          hint={texts.daysAfterTheLastRetry}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setDraft({ ...draft, graceDays: event.target.value })}
          error={days === null ? texts.enter0ToDays(maxGraceDays) : undefined}
        />
      )}
      <Button
        onClick={() => void save()}
        isLoading={updating.isLoading}
        disabled={!isChanged || graceDays === null}
      >
        {texts.saveChanges}
      </Button>
    </Box>
  );
}
