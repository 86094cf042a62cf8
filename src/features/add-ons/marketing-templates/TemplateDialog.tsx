import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { messageOf } from '@/lib/messageOf';
import { DialogBody, DialogFrame } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { useGetMarketingTemplateQuery, type Template } from './templatesApi';
import { TemplateEditor } from './TemplateEditor';

interface TemplateDialogProps {
  template: Template;
  onClose: () => void;
}

export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { slug, name, description } = template;
  const { data, error, refetch } = useGetMarketingTemplateQuery(
    { slug },
    { refetchOnMountOrArgChange: true },
  );
  const [reloads, setReloads] = useState(0);
  const detail = data?.marketingTemplate;
  const reload = async () => {
    const result = await refetch();
    if (result.error) return toast.error(messageOf(result.error));
    setReloads((count) => count + 1);
  };
  const leaveWhenSafe = useUnsavedChanges();
  const close = () => leaveWhenSafe(onClose);

  return (
    <DialogFrame size="lg" onClose={close}>
      {detail ? (
        <TemplateEditor key={reloads} detail={detail} onReload={() => void reload()} onClose={close} />
      ) : (
        <DialogBody title={name} description={description} hasDividers onClose={close}>
          {error ? (
            <ErrorPanel error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton variant="rounded" height={320} />
          )}
        </DialogBody>
      )}
    </DialogFrame>
  );
}
