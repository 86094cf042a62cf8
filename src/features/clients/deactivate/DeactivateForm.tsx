import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, useMemo, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { characterCount, clientMaxLengths, deactivationFields } from '@contract/clients';
import type { DeactivationTime } from '@contract/enums';
import { fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import type { ClientFieldsFragment, DeactivateClientInput } from '@/api/types';
import { clientTextMessages } from '@/lib/fieldMessages';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { SelectField } from '@/ui/SelectField';
import { selectOptions } from '@/ui/selectOptions';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import type { useDeactivateClientMutation, ViewedClient } from '../clientViewApi';
import { useListPosition } from '../listPaths';
import { transitionErrorMessage } from '../transitions/transitionErrors';
import { useClientTransitions } from '../transitions/useClientTransitions';
import type { Effects } from './DeactivationEffects';
import { deactivationReasonLabels } from './deactivationReasons';

interface ConfirmDeactivationProps {
  client: ViewedClient;
  effects: Effects;
  when: DeactivationTime;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

function effectText(name: string, { periodEnd, money }: Effects, when: DeactivationTime): string {
  const date = when === 'PeriodEnd' && periodEnd ? formatDate(periodEnd) : null;
  const amount = money && money.mrr > 0 ? formatMoney(money.mrr, money.currency) : null;
  if (date && amount)
    return t`${name} loses access on ${date} and isn’t charged after that. MRR falls by ${amount}.`;
  if (date) return t`${name} loses access on ${date} and isn’t charged after that.`;
  return amount
    ? t`${name} loses access immediately and is no longer charged. MRR falls by ${amount}.`
    : t`${name} loses access immediately and is no longer charged.`;
}

function ConfirmDeactivation(props: ConfirmDeactivationProps) {
  const { t } = useLingui();
  const { client, effects, when, onConfirm, onClose } = props;
  const isLater = when === 'PeriodEnd';

  return (
    <ConfirmDialog
      title={
        isLater
          ? t`Schedule deactivation of ${{ name: client.name }}?`
          : t`Deactivate ${{ name: client.name }}?`
      }
      confirmLabel={isLater ? t`Schedule deactivation` : t`Deactivate client`}
      color="red"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {effectText(client.name, effects, when)}{' '}
      {isLater
        ? t`Nothing is deleted. You can cancel the deactivation until then, or reactivate the client later.`
        : t`Nothing is deleted. You can reactivate the client later.`}
    </ConfirmDialog>
  );
}

interface DeactivationTimeChoiceProps {
  chosen: DeactivationTime;
  periodEnd: string | null;
  onChoose: (when: DeactivationTime) => void;
}

function DeactivationTimeChoice({ chosen, periodEnd, onChoose }: DeactivationTimeChoiceProps) {
  const { t } = useLingui();
  const name = useId();

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', fontWeight: 500 }}>
        {t`When`}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <RadioCard name={name} label={t`Now`} isChosen={chosen === 'Now'} onChoose={() => onChoose('Now')}>
          {t`Access ends immediately. Past payments aren’t refunded.`}
        </RadioCard>
        <RadioCard
          name={name}
          label={t`At the end of the period`}
          isChosen={chosen === 'PeriodEnd'}
          disabled={periodEnd === null}
          onChoose={() => onChoose('PeriodEnd')}
        >
          {periodEnd === null
            ? t`Not available, because this client has no billing period or trial.`
            : t`Access ends on ${{ date: formatDate(periodEnd) }}, and nothing is charged after that. You can cancel the deactivation until then.`}
        </RadioCard>
      </Box>
    </Box>
  );
}

/**
 * Returns a function that shows a toast with an undo action. The toast stays visible after the screen closes.
 */
function useDeactivatedToast() {
  const { t } = useLingui();
  const { transition } = useClientTransitions();

  return (client: ClientFieldsFragment) => {
    const { name, deactivation } = client;
    const message = deactivation?.isScheduled
      ? t`${name} will be deactivated on ${{ date: formatDate(deactivation.at) }}`
      : t`${name} deactivated`;
    const undoTransition = deactivation?.isScheduled ? 'cancelDeactivation' : 'reactivate';
    toast.success(message, { label: t`Undo`, onClick: () => void transition(undoTransition, client) });
  };
}

function createDeactivateForm() {
  const schemas = deactivationFields({ reason: t`Choose a reason.`, note: clientTextMessages });
  return z.object({ ...schemas, reason: z.pipe(z.string(), schemas.reason) });
}

type DeactivateSchema = ReturnType<typeof createDeactivateForm>;

/** The unvalidated values of the inputs. */
type DeactivateValues = z.input<DeactivateSchema>;
/** The validated values. */
type Deactivation = z.output<DeactivateSchema>;

const emptyDeactivation: DeactivateValues = { when: 'Now', reason: '', note: '' };

const toDeactivateInput = (id: string, deactivation: Deactivation): DeactivateClientInput => ({
  id,
  ...deactivation,
});

/**
 * The result of the mutation hook. The screen calls the hook to know about the submission, so that it keeps
 * showing this form instead of the deactivation banner until navigation.
 */
export type DeactivateMutation = ReturnType<typeof useDeactivateClientMutation>;

interface DeactivateFormProps {
  client: ViewedClient;
  effects: Effects;
  mutation: DeactivateMutation;
}

export function DeactivateForm({ client, effects, mutation }: DeactivateFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { toView } = useListPosition();
  const showToast = useDeactivatedToast();
  const schema = useMemo(() => createDeactivateForm(), []);
  const form = useForm<DeactivateValues, unknown, Deactivation>({
    resolver: zodResolver(schema),
    defaultValues: emptyDeactivation,
  });
  const { errors, isDirty } = form.formState;
  const [when = 'Now', note = ''] = useWatch({ control: form.control, name: ['when', 'note'] });
  const [unconfirmed, setUnconfirmed] = useState<Deactivation | null>(null);
  const [deactivate, { isSuccess }] = mutation;
  useUnsavedChanges(isDirty && !isSuccess);

  async function confirm(values: Deactivation) {
    const { data, error } = await deactivate({ input: toDeactivateInput(client.id, values) });
    setUnconfirmed(null);
    if (data) {
      showToast(data.deactivateClient);
      return navigate(toView(client.id), { replace: true });
    }
    if (Object.keys(fieldErrors(error)).length > 0) showServerErrors(form, error);
    else form.setError('root', { type: 'server', message: transitionErrorMessage(error, client.name) });
  }

  return (
    <Panel title={t`Deactivation details`}>
      <Box
        component="form"
        noValidate
        aria-label={t`Deactivate client`}
        onSubmit={form.handleSubmit(setUnconfirmed)}
      >
        <Stack spacing={2.5} sx={{ maxWidth: 560 }}>
          <FormError message={errors.root?.message} />
          <DeactivationTimeChoice
            chosen={when}
            periodEnd={effects.periodEnd ?? null}
            onChoose={(next) => form.setValue('when', next, { shouldDirty: true })}
          />
          <SelectField
            label={t`Reason`}
            placeholder={t`Choose a reason`}
            options={selectOptions(deactivationReasonLabels)}
            error={errors.reason?.message}
            {...form.register('reason')}
          />
          <TextField
            label={t`Note (optional)`}
            hint={t`Visible only to your team. ${{ typed: characterCount(note.trim()) }} of ${{ maxLength: clientMaxLengths.deactivationNote }} characters.`}
            multiline
            minRows={3}
            error={errors.note?.message}
            {...form.register('note')}
          />
          <div>
            <Button type="submit" color="red" isLoading={isSuccess}>
              {t`Deactivate ${{ name: client.name }}`}
            </Button>
          </div>
        </Stack>
      </Box>
      {unconfirmed && (
        <ConfirmDeactivation
          client={client}
          effects={effects}
          when={unconfirmed.when}
          onConfirm={() => confirm(unconfirmed)}
          onClose={() => setUnconfirmed(null)}
        />
      )}
    </Panel>
  );
}
