import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { maxFilterTextLength } from '@contract/limits';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/settings/record';

interface AddressEditorProps {
  address: string;
  /** Receives an empty string if the operator clears the field. */
  onApply: (address: string) => void;
}

export function AddressEditor({ address, onApply }: AddressEditorProps) {
  const { register, handleSubmit } = useForm({ defaultValues: { address } });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit((values) => onApply(values.address.trim()))}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <TextField
        label={texts.ipAddress}
        autoComplete="off"
        autoFocus
        maxLength={maxFilterTextLength}
        {...register('address')}
      />
      <Button type="submit" size={2}>
        {texts.apply}
      </Button>
    </Box>
  );
}
