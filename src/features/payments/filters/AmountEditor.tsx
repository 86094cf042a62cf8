import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { amountText, toMinorUnits } from '@contract/money';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { readAmounts, withoutFilter } from './filterCodecs';
import type { EditorProps } from './filterEditors';

/** Returns the schema of a typed minimum and maximum amount. Each may be empty. */
function amountForm(currency: string) {
  const minor = (text: string) => toMinorUnits(text, currency);
  const amount = z.string().check(
    z.trim(),
    z.refine(
      (text) => text === '' || minor(text) !== null,
      t`Enter an amount, such as ${{ example: amountText(2500, currency) }}.`,
    ),
  );
  const isInOrder = ({ from, to }: { from: string; to: string }) => {
    const [min, max] = [minor(from), minor(to)];
    return min === null || max === null || min <= max;
  };

  return z
    .object({ from: amount, to: amount })
    .check(z.refine(isInOrder, { path: ['to'], error: t`The maximum can’t be less than the minimum.` }));
}

type AmountValues = z.infer<ReturnType<typeof amountForm>>;

/** Edits the amount filter. Both amounts are inclusive, optional and in the selected currency. */
export function AmountEditor({ list, onChange, onDone }: EditorProps) {
  const { t } = useLingui();
  const { filters } = list.query;
  const currency = filters.currency ?? list.currency;
  const { register, handleSubmit, formState } = useForm<AmountValues>({
    resolver: zodResolver(amountForm(currency)),
    defaultValues: { from: filters.amount?.from ?? '', to: filters.amount?.to ?? '' },
  });
  const { errors } = formState;

  const apply = ({ from, to }: AmountValues) => {
    const amount = readAmounts(`${from}..${to}`, currency);
    onChange(amount ? { ...filters, amount } : withoutFilter(filters, 'amount'));
    onDone();
  };
  const inputProps = { inputMode: 'decimal', autoComplete: 'off' } as const;

  return (
    <Box component="form" noValidate onSubmit={handleSubmit(apply)} sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        label={t`Minimum (${currency})`}
        autoFocus
        error={errors.from?.message}
        {...inputProps}
        {...register('from')}
      />
      <TextField
        label={t`Maximum (${currency})`}
        error={errors.to?.message}
        {...inputProps}
        {...register('to')}
      />
      <Button type="submit" size={2}>
        {t`Apply`}
      </Button>
    </Box>
  );
}
