import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { useGetDunningSettingsQuery, useUpdateDunningSettingsMutation } from '../clientBillingApi';

const parseGraceDays = (typed: string): number | null => {
  const days = /^\d+$/.test(typed.trim()) ? Number(typed) : null;
  return days !== null && isGraceDays(days) ? days : null;
};

interface ChoiceLabels {
  label: MessageDescriptor;
  effect: MessageDescriptor;
}

const choiceLabels: Readonly<Record<AfterLastRetry, ChoiceLabels>> = {
  Deactivate: {
    label: msg`Deactivate client`,
    effect: msg`The client loses access, and their plan ends for non-payment.`,
  },
  Pause: {
    label: msg`Pause client`,
    effect: msg`Charges stop. The client can still sign in and pay the past-due amount.`,
  },
  KeepPastDue: {
    label: msg`Keep client past due`,
    effect: msg`The client keeps access and stays past due until they pay or you deactivate them.`,
  },
};

/** Sets what happens to a client after the last retry fails. */
export function DunningPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetDunningSettingsQuery();
  const settings = data?.dunningSettings;

  return (
    <Panel title={t`After the last retry`}>
      {error && !settings && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !settings && <Skeleton variant="rounded" height={220} />}
      {settings && <DunningForm settings={settings} />}
    </Panel>
  );
}

function DunningForm({ settings }: { settings: { afterLastRetry: AfterLastRetry; graceDays: number } }) {
  const { t } = useLingui();
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
    if (!result.error) toast.success(t`Retry settings saved`);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <FormError message={updating.error && errorMessage(updating.error)} />
      <Typography sx={{ color: 'text.secondary' }}>
        {t`A failed payment is retried after ${{ retryDays: formatList(retryDelayDays.map(String)) }} days. Choose what happens if the last retry fails. A deactivated or paused client who pays later becomes active again. The payment covers a new billing period that starts that day, and nothing else is charged until it ends.`}
      </Typography>
      <Box role="radiogroup" aria-label={t`After the last retry`} sx={{ display: 'grid', gap: 1, width: 1 }}>
        {afterLastRetries.map((choice) => (
          <RadioCard
            key={choice}
            name={name}
            label={t(choiceLabels[choice].label)}
            isChosen={choice === chosen}
            onChoose={() => setDraft({ ...draft, afterLastRetry: choice })}
          >
            {t(choiceLabels[choice].effect)}
          </RadioCard>
        ))}
      </Box>
      {!keepsPastDue && (
        <TextField
          label={t`Grace period (days)`}
          hint={t`Days to wait after the last retry fails.`}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setDraft({ ...draft, graceDays: event.target.value })}
          error={days === null ? t`Enter a grace period of 0 to ${maxGraceDays} days.` : undefined}
        />
      )}
      <Button
        onClick={() => void save()}
        isLoading={updating.isLoading}
        disabled={!isChanged || graceDays === null}
      >
        {t`Save changes`}
      </Button>
    </Box>
  );
}
