import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/clients/add';
import { useGetClientCountriesQuery, useGetPlansForClientsQuery } from '../clientsApi';
import { planLabel } from '../planLabels';
import type { AddClientForm } from './addClientForm';

export function AddClientFields({ form }: { form: AddClientForm }) {
  const { register, formState } = form;
  const { errors } = formState;
  const { data: countryData } = useGetClientCountriesQuery();
  const countries = (countryData?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }));

  return (
    <Stack spacing={2}>
      <TextField
        label={texts.name}
        autoFocus
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={texts.phoneOptional}
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <SelectField
        label={texts.countryOptional}
        placeholder={texts.notKnown}
        options={countries}
        error={errors.country?.message}
        {...register('country')}
      />
      <PlanField form={form} />
      <TextField
        label={texts.tagsOptional}
        hint={texts.separateThemWithCommas}
        error={errors.tags?.message}
        {...register('tags')}
      />
      <TextField
        label={texts.noteOptional}
        hint={texts.onlyOperatorsRead}
        multiline
        minRows={2}
        error={errors.note?.message}
        {...register('note')}
      />
    </Stack>
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
