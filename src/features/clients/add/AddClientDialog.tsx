import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useMemo } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import type { CreateClientInput } from '@/api/types';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { FormDialog } from '@/ui/FormDialog';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { isChoice } from '@contract/clients';
import { recordOf } from '@contract/records';
import { ChoiceField } from '../ChoiceField';
import { clientFieldLabels } from '../clientLabels';
import { createClientSchemas, optionalText, parseTags, tagProblem } from '../clientSchemas';
import { useCreateClientMutation, useGetPlansForClientsQuery } from '../clientsApi';
import { type AddFormField, addFormFields, inputTypeOf } from '../fieldDefinitions';
import { planLabel } from '../planLabels';

const typedTags = z.pipe(
  z.string().check(
    z.check<string>(({ value, issues }) => {
      const message = tagProblem(parseTags(value));
      if (message) issues.push({ code: 'custom', input: value, message });
    }),
  ),
  z.transform(parseTags),
);

const isOptional = (field: AddFormField): field is Exclude<AddFormField, 'name' | 'email'> =>
  field !== 'name' && field !== 'email';

function createAddClientForm() {
  const schemas = createClientSchemas();
  return z.object({
    name: schemas.name,
    email: schemas.email,
    ...recordOf(addFormFields.filter(isOptional), (field) => schemas[field]),
    planId: optionalText,
    tags: typedTags,
  });
}

/** The values of the inputs. */
type AddClientValues = z.input<ReturnType<typeof createAddClientForm>>;

type AddClientForm = UseFormReturn<AddClientValues, unknown, CreateClientInput>;

const emptyClient: AddClientValues = {
  ...recordOf(addFormFields, () => ''),
  planId: '',
  tags: '',
};

const isRequired = (field: AddFormField) => field === 'name' || field === 'email';

const labelOf = (field: AddFormField) => {
  const label = i18n._(clientFieldLabels[field]);
  return isRequired(field) ? label : t`${label} (optional)`;
};

function AddClientFields({ form }: { form: AddClientForm }) {
  const { t } = useLingui();
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <>
      {addFormFields
        .filter((field) => field !== 'note')
        .map((field, index) =>
          isChoice(field) ? (
            <ChoiceField
              key={field}
              field={field}
              label={labelOf(field)}
              error={errors[field]?.message}
              {...register(field)}
            />
          ) : (
            <TextField
              key={field}
              label={labelOf(field)}
              type={inputTypeOf(field)}
              autoFocus={index === 0}
              autoComplete="off"
              error={errors[field]?.message}
              {...register(field)}
            />
          ),
        )}
      <PlanField form={form} />
      <TextField
        label={t`${{ label: t(clientFieldLabels.tags) }} (optional)`}
        hint={t`Separate tags with commas.`}
        error={errors.tags?.message}
        {...register('tags')}
      />
      <TextField
        label={labelOf('note')}
        hint={t`Visible only to your team.`}
        multiline
        minRows={2}
        error={errors.note?.message}
        {...register('note')}
      />
    </>
  );
}

function PlanField({ form }: { form: AddClientForm }) {
  const { t } = useLingui();
  const { register, formState, getFieldState, resetField } = form;
  const currency = useAppSelector(selectCompany)?.currency ?? '';
  const { data } = useGetPlansForClientsQuery();
  const plans = data?.clientPlans ?? [];
  const defaultPlanId = plans.find(({ isDefault }) => isDefault)?.id ?? '';
  // The plans can load after the form opens. The default neither replaces a chosen plan nor marks the form as
  // changed.
  useEffect(() => {
    if (defaultPlanId && !getFieldState('planId').isDirty)
      resetField('planId', { defaultValue: defaultPlanId });
  }, [defaultPlanId, getFieldState, resetField]);
  if (plans.length === 0) return null;

  return (
    <SelectField
      label={t`Plan (optional)`}
      placeholder={t`No plan`}
      options={plans.map((plan) => ({ value: plan.id, label: planLabel(plan, currency) }))}
      error={formState.errors.planId?.message}
      {...register('planId')}
    />
  );
}

interface AddClientDialogProps {
  /** Receives the number of the new client. */
  onAdded: (number: number) => void;
  onClose: () => void;
}

export function AddClientDialog({ onAdded, onClose }: AddClientDialogProps) {
  const { t } = useLingui();
  const schema = useMemo(() => createAddClientForm(), []);
  const form = useForm<AddClientValues, unknown, CreateClientInput>({
    resolver: zodResolver(schema),
    defaultValues: emptyClient,
  });
  const [createClient] = useCreateClientMutation();
  const keyFor = useIdempotencyKey();

  async function submit(input: CreateClientInput) {
    const result = await createClient({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    if (!result.data) return showServerErrors(form, result.error);
    const { name, number } = result.data.createClient;
    toast.success(t`${name} added`);
    onAdded(number);
    onClose();
  }

  return (
    <FormDialog
      title={t`Add client`}
      form={form}
      submitLabel={t`Add client`}
      onSubmit={submit}
      onClose={onClose}
    >
      <AddClientFields form={form} />
    </FormDialog>
  );
}
