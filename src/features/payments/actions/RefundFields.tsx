import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMoney } from '@/lib/money';
import { FormError } from '@/ui/FormError';
import { RadioCard } from '@/ui/RadioCard';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import type { ListedPayment } from '../paymentsApi';
import { methodText } from '../paymentWords';
import { noteMaxLength, reasonOptions } from './refundForm';
import type { useRefund } from './useRefund';

interface RefundFieldsProps {
  payment: ListedPayment;
  refund: ReturnType<typeof useRefund>;
}

const fieldsSx = { display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 } as const;

const whose = ({ method, client }: ListedPayment): string =>
  `${method ? methodText(method) : 'the card'}${client ? ` of ${client.name}` : ''}`;

export function RefundFields({ payment, refund: { form, left, extent, note, wasLost } }: RefundFieldsProps) {
  const { errors } = form.formState;
  // An amount that was refused though none was typed.
  const refused = extent === 'All' ? errors.amount?.message : undefined;
  const money = (minor: number) => formatMoney(minor, payment.currency);
  const choose = (next: typeof extent) => () => form.setValue('extent', next, { shouldDirty: true });

  return (
    <Stack spacing={2}>
      <FormError message={errors.root?.message ?? refused} />
      {wasLost && (
        <Typography>
          Nobody knows yet whether the refund was taken. Press again to find out: it is made once, however
          often it is sent.
        </Typography>
      )}
      {/* What may be under way already is sent again as it was. */}
      <Box component="fieldset" disabled={wasLost} aria-label="Refund" sx={fieldsSx}>
        <RadioCard
          name="extent"
          label={`All of it, ${money(left)}`}
          isChosen={extent === 'All'}
          onChoose={choose('All')}
        >
          {payment.refunded > 0 && `${money(payment.refunded)} of ${money(payment.amount)} went back before.`}
        </RadioCard>
        <RadioCard name="extent" label="Part of it" isChosen={extent === 'Part'} onChoose={choose('Part')} />
        {extent === 'Part' && (
          <TextField
            label={`Amount in ${payment.currency}`}
            hint={`${money(left)} is left.`}
            inputMode="decimal"
            autoComplete="off"
            autoFocus
            error={errors.amount?.message}
            {...form.register('amount')}
          />
        )}
        <SelectField
          label="Reason"
          placeholder="Choose a reason"
          options={reasonOptions}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <TextField
          label="Note (optional)"
          hint={`${[...note.trim()].length} of ${noteMaxLength} characters. Clients do not see it.`}
          multiline
          minRows={2}
          error={errors.note?.message}
          {...form.register('note')}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The money goes back to {whose(payment)}; the bank may take some days. A refund can’t be undone.
      </Typography>
    </Stack>
  );
}
