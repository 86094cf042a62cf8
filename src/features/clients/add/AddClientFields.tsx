import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { useGetClientCountriesQuery, useGetPlansForClientsQuery } from '../clientsApi';
import { planLabel } from '../planWords';
import type { AddClientValues } from './addClientForm';

export function AddClientFields({ form }: { form: UseFormReturn<AddClientValues> }) {
  const { register, formState } = form;
  const { errors } = formState;
  const { data: countryData } = useGetClientCountriesQuery();
  const countries = (countryData?.countries ?? []).map(({ code, name }) => ({ value: code, label: name }));

  return (
    <Stack spacing={2}>
      <TextField
        label="Name"
        autoFocus
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        autoComplete="off"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <SelectField
        label="Country (optional)"
        placeholder="Not known"
        options={countries}
        error={errors.country?.message}
        {...register('country')}
      />
      <PlanField form={form} />
      <TextField
        label="Tags (optional)"
        hint="Separate them with commas."
        error={errors.tags?.message}
        {...register('tags')}
      />
      <TextField
        label="Note (optional)"
        hint="Only operators read it."
        multiline
        minRows={2}
        error={errors.note?.message}
        {...register('note')}
      />
    </Stack>
  );
}

function PlanField({ form }: { form: UseFormReturn<AddClientValues> }) {
  const { register, formState, getFieldState, resetField } = form;
  const currency = useAppSelector(selectCompany)?.currency ?? '';
  const { data } = useGetPlansForClientsQuery();
  const plans = data?.clientPlans ?? [];
  const usual = plans.find(({ isDefault }) => isDefault)?.id ?? '';
  // It comes after the form has opened: what was chosen meanwhile stays, and nothing was typed by it.
  useEffect(() => {
    if (usual && !getFieldState('planId').isDirty) resetField('planId', { defaultValue: usual });
  }, [usual, getFieldState, resetField]);
  if (plans.length === 0) return null;

  return (
    <SelectField
      label="Plan (optional)"
      placeholder="No plan yet"
      options={plans.map((plan) => ({ value: plan.id, label: planLabel(plan, currency) }))}
      error={formState.errors.planId?.message}
      {...register('planId')}
    />
  );
}
