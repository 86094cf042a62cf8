import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { refundNoteLimits } from '@contract/payments';
import { formatMoney } from '@/lib/money';
import { FormError } from '@/ui/FormError';
import { RadioCard } from '@/ui/RadioCard';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/payments/actions';
import type { ListedPayment } from '../paymentsApi';
import { methodText } from '../paymentLabels';
import { reasonOptions } from './refundForm';
import type { useRefund } from './useRefund';

interface RefundFieldsProps {
  payment: ListedPayment;
  refund: ReturnType<typeof useRefund>;
}

const fieldsSx = { display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 } as const;

const describeMethod = ({ method, client }: ListedPayment): string =>
  `${method ? methodText(method) : texts.theCard}${client ? texts.of(client.name) : ''}`;

export function RefundFields({
  payment,
  refund: { form, maxAmount, extent, note, isOutcomeUnknown },
}: RefundFieldsProps) {
  const { errors } = form.formState;
  // A full refund has no amount field, so the form shows its amount error.
  const amountError = extent === 'All' ? errors.amount?.message : undefined;
  const money = (minor: number) => formatMoney(minor, payment.currency);
  const choose = (next: typeof extent) => () => form.setValue('extent', next, { shouldDirty: true });

  return (
    <Stack spacing={2}>
      <FormError message={errors.root?.message ?? amountError} />
      {isOutcomeUnknown && <Typography>{texts.nobodyKnowsYetWhetherTheRefund}</Typography>}
      {/* A refund that may already be processing is sent again unchanged. */}
      <Box component="fieldset" disabled={isOutcomeUnknown} aria-label={texts.refund} sx={fieldsSx}>
        <RadioCard
          name="extent"
          label={texts.allOfIt(money(maxAmount))}
          isChosen={extent === 'All'}
          onChoose={choose('All')}
        >
          {payment.refunded > 0 && texts.ofWentBackBefore(money(payment.refunded), money(payment.amount))}
        </RadioCard>
        <RadioCard
          name="extent"
          label={texts.partOfIt}
          isChosen={extent === 'Part'}
          onChoose={choose('Part')}
        />
        {extent === 'Part' && (
          <TextField
            label={texts.amountIn(payment.currency)}
            hint={texts.isLeft(money(maxAmount))}
            inputMode="decimal"
            autoComplete="off"
            error={errors.amount?.message}
            {...form.register('amount')}
          />
        )}
        <SelectField
          label={texts.reason}
          placeholder={texts.chooseAReasonPlaceholder}
          options={reasonOptions}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        <TextField
          label={texts.noteOptional}
          hint={texts.ofCharactersClientsDoNotSee([...note.trim()].length, refundNoteLimits.max)}
          multiline
          minRows={2}
          error={errors.note?.message}
          {...form.register('note')}
        />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.theMoneyGoesBack(describeMethod(payment))}
      </Typography>
    </Stack>
  );
}
