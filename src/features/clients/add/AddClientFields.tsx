import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { clientFieldTexts, optional } from '@/texts/clients/fields';
import * as texts from '@/texts/clients/add';
import { useGetClientCountriesQuery, useGetPlansForClientsQuery } from '../clientsApi';
import { addFormFields, inputTypeOf, type AddFormField } from '../fieldDefinitions';
import { planLabel } from '../planLabels';
import type { AddClientForm } from './addClientForm';

const isRequired = (field: AddFormField) => field === 'name' || field === 'email';

const labelOf = (field: AddFormField) => {
  const { label } = clientFieldTexts[field];
  return isRequired(field) ? label : optional(label);
};

export function AddClientFields({ form }: { form: AddClientForm }) {
  const { register, formState } = form;
  const { errors } = formState;

  return (
    <Stack spacing={2}>
      {addFormFields
        .filter((field) => field !== 'note')
        .map((field, index) =>
          field === 'country' ? (
            <CountryField key={field} form={form} />
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
        label={optional(clientFieldTexts.tags.label)}
        hint={texts.separateThemWithCommas}
        error={errors.tags?.message}
        {...register('tags')}
      />
      <TextField
        label={labelOf('note')}
        hint={clientFieldTexts.note.hint}
        multiline
        minRows={2}
        error={errors.note?.message}
        {...register('note')}
      />
    </Stack>
  );
}

function CountryField({ form }: { form: AddClientForm }) {
  const { data } = useGetClientCountriesQuery();
  const countries = (data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }));

  return (
    <SelectField
      label={labelOf('country')}
      placeholder={texts.notKnown}
      options={countries}
      error={form.formState.errors.country?.message}
      {...form.register('country')}
    />
  );
}

function PlanField({ form }: { form: AddClientForm }) {
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
      label={texts.planOptional}
      placeholder={texts.noPlanYet}
      options={plans.map((plan) => ({ value: plan.id, label: planLabel(plan, currency) }))}
      error={formState.errors.planId?.message}
      {...register('planId')}
    />
  );
}
