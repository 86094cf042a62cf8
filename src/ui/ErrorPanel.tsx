import { useLingui } from '@lingui/react/macro';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { messageOf } from '@/lib/messageOf';
import { Button } from './Button';

interface ErrorPanelProps {
  error: unknown;
  onRetry?: () => void;
  title?: string;
}

export function ErrorPanel({ error, onRetry, title }: ErrorPanelProps) {
  const { t } = useLingui();
  return (
    <Paper role="alert" variant="outlined" sx={{ p: 4, display: 'grid', justifyItems: 'center', gap: 1 }}>
      <ErrorIcon aria-hidden color="error" />
      <Typography variant="subtitle1">{title ?? t`Couldn’t load this`}</Typography>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>{messageOf(error)}</Typography>
      {onRetry && (
        <Button size={2} color="gray" variant="soft" onClick={onRetry}>
          {t`Try again`}
        </Button>
      )}
    </Paper>
  );
}
