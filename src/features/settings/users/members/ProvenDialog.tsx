import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/users/members';
import { SignInAnew } from '../../my-profile/SignInAnew';
import { BothStepsForm } from '../../my-profile/two-factor/BothStepsForm';
import { StepsDialog } from '../../my-profile/two-factor/StepsDialog';
import { useGetTwoFactorQuery } from '../../my-profile/two-factor/twoFactorApi';

interface Proof {
  password: string | null;
  code: string | null;
}

interface ProvenDialogProps {
  title: string;
  /** What will happen, and whether it can be undone. */
  children: ReactNode;
  label: string;
  /** The same as part of a sentence: `make Grace the owner`. */
  what: string;
  /** Said once it is done. */
  done: string;
  act: (proof: Proof) => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
}

/** Before what a console that was found open must not do: whoever is there shows that it is them. */
export function ProvenDialog({ title, children, label, what, done, act, onClose }: ProvenDialogProps) {
  const { data, error, refetch } = useGetTwoFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const shown = data?.twoFactor;

  async function submit({ password, code }: { password: string | null; code: string }) {
    const answer = await act({ password, code: code || null });
    if (answer.error) return answer.error;
    toast.success(done);
    onClose();
    return null;
  }

  return (
    <StepsDialog title={title} onClose={onClose}>
      {error && !shown && <ErrorPanel error={error} onRetry={refetch} />}
      {!error && !shown && (
        <Skeleton role="status" variant="rounded" height={160} aria-label={texts.loadingWhatToAsk} />
      )}
      {shown?.mustSignInAnew && <SignInAnew what={what} />}
      {shown && !shown.mustSignInAnew ? (
        <BothStepsForm
          hasPassword={shown.hasPassword}
          hasCode={shown.isOn}
          label={label}
          colour="red"
          onSubmit={submit}
          onCancel={onClose}
        >
          {children}
        </BothStepsForm>
      ) : (
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
          <Button colour="gray" variant="text" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Box>
      )}
    </StepsDialog>
  );
}
