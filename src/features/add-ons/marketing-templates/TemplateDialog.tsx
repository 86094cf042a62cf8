import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { messageOf } from '@/lib/messageOf';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/add-ons/marketing-templates';
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
  const titleId = useId();
  const detail = data?.marketingTemplate;
  const reload = async () => {
    const result = await refetch();
    if (result.error) return toast.error(messageOf(result.error));
    setReloads((count) => count + 1);
  };
  const leaveWhenSafe = useUnsavedChanges();
  const close = () => leaveWhenSafe(onClose);

  return (
    <Dialog open onClose={close} maxWidth="lg" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{name}</DialogTitle>
      <DialogContent sx={{ flex: 'none', pb: 1.5, overflow: 'visible' }}>
        <Typography sx={{ color: 'text.secondary' }}>{description}</Typography>
      </DialogContent>
      {detail ? (
        <TemplateEditor key={reloads} detail={detail} onReload={() => void reload()} onClose={close} />
      ) : (
        <>
          <DialogContent dividers>
            {error ? (
              <ErrorPanel error={error} onRetry={() => void refetch()} />
            ) : (
              <Skeleton variant="rounded" height={320} />
            )}
          </DialogContent>
          <DialogActions>
            <Button color="gray" variant="text" onClick={close}>
              {texts.close}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
