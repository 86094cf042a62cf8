import type { ReactNode } from 'react';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { toast } from '@/ui/toast';
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
  /** Said once it is done. */
  done: string;
  act: (proof: Proof) => PromiseLike<{ error?: unknown }>;
  onClose: () => void;
}

/** Before what a console that was found open must not do: whoever is there shows that it is them. */
export function ProvenDialog({ title, children, label, done, act, onClose }: ProvenDialogProps) {
  const { data, error, refetch } = useGetTwoFactorQuery(undefined, { refetchOnMountOrArgChange: true });

  async function submit({ password, code }: { password: string | null; code: string }) {
    const answer = await act({ password, code: code || null });
    if (answer.error) return answer.error;
    toast.success(done);
    onClose();
    return null;
  }

  return (
    <StepsDialog title={title} onClose={onClose}>
      {error && !data && <ErrorPanel error={error} onRetry={refetch} />}
      {data && (
        <BothStepsForm
          hasPassword={data.twoFactor.hasPassword}
          hasCode={data.twoFactor.isOn}
          label={label}
          colour="red"
          onSubmit={submit}
          onCancel={onClose}
        >
          {children}
        </BothStepsForm>
      )}
    </StepsDialog>
  );
}
