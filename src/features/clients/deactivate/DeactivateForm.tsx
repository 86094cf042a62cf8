import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
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
import * as texts from '@/texts/clients/deactivate';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import type { useDeactivateClientMutation, ViewedClient } from '../clientViewApi';
import { useListPosition } from '../listPaths';
import { transitionErrorMessage } from '../transitions/transitionErrors';
import { useClientTransitions } from '../transitions/useClientTransitions';
import type { Effects } from './DeactivationEffects';
import { reasonOptions } from './deactivationReasons';

interface ConfirmDeactivationProps {
  client: ViewedClient;
  effects: Effects;
  when: DeactivationTime;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

function effectText(name: string, { periodEnd, money }: Effects, when: DeactivationTime): string {
  const timeText = when === 'PeriodEnd' && periodEnd ? texts.onDate(formatDate(periodEnd)) : 'now';
  const lossText =
    money && money.mrr > 0 ? texts.andMrrFallsByThen(formatMoney(money.mrr, money.currency)) : '';
  return texts.losesAccessNothingIsChargedAny(name, timeText, lossText);
}

function ConfirmDeactivation(props: ConfirmDeactivationProps) {
  const { client, effects, when, onConfirm, onClose } = props;
  const isLater = when === 'PeriodEnd';

  return (
    <ConfirmDialog
      title={isLater ? texts.scheduleTheDeactivation(client.name) : texts.deactivate(client.name)}
      confirmLabel={isLater ? texts.schedule : texts.deactivate2}
      color="red"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {texts.nothingIsDeletedYouCanCancel(effectText(client.name, effects, when), isLater)}
    </ConfirmDialog>
  );
}

interface DeactivationTimeChoiceProps {
  chosen: DeactivationTime;
  periodEnd: string | null;
  onChoose: (when: DeactivationTime) => void;
}

function DeactivationTimeChoice({ chosen, periodEnd, onChoose }: DeactivationTimeChoiceProps) {
  const name = useId();

  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'body2', fontWeight: 500 }}>
        {texts.when}
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <RadioCard name={name} label={texts.now} isChosen={chosen === 'Now'} onChoose={() => onChoose('Now')}>
          {texts.accessEndsAtOnceWhat}
        </RadioCard>
        <RadioCard
          name={name}
          label={texts.atTheEndOfThePeriod}
          isChosen={chosen === 'PeriodEnd'}
          disabled={periodEnd === null}
          onChoose={() => onChoose('PeriodEnd')}
        >
          {periodEnd === null
            ? texts.thereIsNoPaidPeriod
            : texts.accessStaysUntilAndNothing(formatDate(periodEnd))}
        </RadioCard>
      </Box>
    </Box>
  );
}

/**
 * Returns a function that shows a toast with an undo action. The toast stays visible after the screen closes.
 */
function useDeactivatedToast() {
  const { transition } = useClientTransitions();

  return (client: ClientFieldsFragment) => {
    const { name, deactivation } = client;
    const message = deactivation?.isScheduled
      ? texts.willBeDeactivated(name, formatDate(deactivation.at))
      : texts.wasDeactivated(name);
    const undoTransition = deactivation?.isScheduled ? 'cancelDeactivation' : 'reactivate';
    toast.success(message, { label: texts.undo, onClick: () => void transition(undoTransition, client) });
  };
}

const fieldSchemas = deactivationFields({ reason: texts.chooseAReason, note: clientTextMessages });

const deactivateForm = z.object({ ...fieldSchemas, reason: z.pipe(z.string(), fieldSchemas.reason) });

/** The unvalidated values of the inputs. */
type DeactivateValues = z.input<typeof deactivateForm>;
/** The validated values. */
type Deactivation = z.output<typeof deactivateForm>;

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
  const navigate = useNavigate();
  const { toView } = useListPosition();
  const showToast = useDeactivatedToast();
  const form = useForm<DeactivateValues, unknown, Deactivation>({
    resolver: zodResolver(deactivateForm),
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
    <Panel title={texts.whenAndWhy}>
      <Box
        component="form"
        noValidate
        aria-label={texts.deactivate2}
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
            label={texts.reason}
            placeholder={texts.chooseAReasonPlaceholder}
            options={reasonOptions}
            error={errors.reason?.message}
            {...form.register('reason')}
          />
          <TextField
            label={texts.noteOptional}
            hint={texts.ofCharactersOnlyOperatorsRead(
              characterCount(note.trim()),
              clientMaxLengths.deactivationNote,
            )}
            multiline
            minRows={3}
            error={errors.note?.message}
            {...form.register('note')}
          />
          <div>
            <Button type="submit" color="red" isLoading={isSuccess}>
              {texts.deactivateName(client.name)}
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
