import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { characterCount, clientMaxLengths } from '@contract/clients';
import { fieldErrors } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/clients/deactivate';
import type { useDeactivateClientMutation } from '../clientViewApi';
import { transitionErrorMessage } from '../transitions/transitionErrors';
import { useListPosition } from '../view/useListPosition';
import type { ViewedClient } from '../view/viewedClient';
import { ConfirmDeactivation } from './ConfirmDeactivation';
import {
  deactivateForm,
  emptyDeactivation,
  toDeactivateInput,
  type Deactivation,
  type DeactivateValues,
} from './deactivateForm';
import type { Effects } from './DeactivationEffects';
import { reasonOptions } from './deactivationReasons';
import { useDeactivatedToast } from './useDeactivatedToast';
import { DeactivationTimeChoice } from './DeactivationTimeChoice';

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
  const [deactivate, { isLoading, isSuccess }] = mutation;
  useUnsavedGuard(isDirty && !isSuccess);

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
          isBusy={isLoading}
          onConfirm={() => void confirm(unconfirmed)}
          onClose={() => setUnconfirmed(null)}
        />
      )}
    </Panel>
  );
}
