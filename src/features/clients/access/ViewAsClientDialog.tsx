import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { showServerErrors } from '@/api/showServerErrors';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/clients/access';
import type { ViewedClient } from '../view/viewedClient';
import { useViewAs } from './useViewAs';
import { viewAsForm, type ViewAsValues } from './viewAsForm';

interface ViewAsClientDialogProps {
  client: Pick<ViewedClient, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks for a reason before the operator views the portal as the client. */
export function ViewAsClientDialog({ client, onClose }: ViewAsClientDialogProps) {
  const titleId = useId();
  const { open, blockedUrl } = useViewAs();
  const form = useForm<ViewAsValues>({ resolver: zodResolver(viewAsForm), defaultValues: { reason: '' } });
  const { errors, isSubmitting } = form.formState;

  async function submit({ reason }: ViewAsValues) {
    const { error, isOpen } = await open(client.id, reason);
    if (error) showServerErrors(form, error);
    else if (isOpen) onClose();
  }

  return (
    <Dialog
      open
      onClose={isSubmitting ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <DialogTitle id={titleId}>{texts.viewAs(client.name)}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={errors.root?.message} />
            <Typography sx={{ color: 'text.secondary' }}>
              {texts.yourClientDashboardOpens(client.name)}
            </Typography>
            {blockedUrl ? (
              <Typography>
                {texts.yourBrowserDidNotOpen(
                  <Box
                    component="a"
                    href={blockedUrl}
                    target="_blank"
                    rel="noopener"
                    sx={{ color: 'primary.main' }}
                    onClick={onClose}
                  >
                    {texts.openTheClientDashboard}
                  </Box>,
                )}
              </Typography>
            ) : (
              <TextField
                label={texts.reason}
                autoFocus
                autoComplete="off"
                error={errors.reason?.message}
                {...form.register('reason')}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={onClose} disabled={isSubmitting}>
            {texts.cancel}
          </Button>
          {!blockedUrl && (
            <Button type="submit" isLoading={isSubmitting}>
              {texts.viewAsClient}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
