import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import {
  closeSnackbar,
  SnackbarContent,
  SnackbarProvider,
  useSnackbar,
  type CustomContentProps,
  type OptionsObject,
} from 'notistack';
import { useEffect, useState, type Ref } from 'react';
import { toastDurationMs } from '@/config/limits';
import { useWindowFocus } from '@/lib/useWindowFocus';
import * as texts from '@/texts/ui';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { connectToasts, type ShowToast, type ToastAction, type ToastType } from './toast';

const looks = {
  success: { Icon: SuccessIcon, colour: 'success' },
  error: { Icon: ErrorIcon, colour: 'error' },
  default: { Icon: InfoIcon, colour: 'info' },
} as const;

const card = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  width: 'min(360px, calc(100vw - 40px))',
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  boxShadow: 3,
  typography: 'body1',
} as const;

interface ToastCardProps extends CustomContentProps {
  ref?: Ref<HTMLDivElement>;
}

function ToastCard({ id, message, action, variant, style, className, ref }: ToastCardProps) {
  const { Icon, colour } = looks[variant as ToastType];
  const isWindowFocused = useWindowFocus();
  const [isHovered, setHovered] = useState(false);
  const isPaused = isHovered || !isWindowFocused;

  // notistack starts the timer of a toast that is raised in an unfocused window.
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => closeSnackbar(id), toastDurationMs);
    return () => clearTimeout(timer);
  }, [id, isPaused]);

  return (
    <SnackbarContent
      ref={ref}
      role="alert"
      style={style}
      className={className}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <Box sx={card}>
        <Icon aria-hidden fontSize="small" color={colour} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{message}</Box>
        {typeof action === 'function' && <Box sx={{ my: -0.375 }}>{action(id)}</Box>}
        <Box sx={{ m: -0.75 }}>
          <IconButton
            label={texts.actionOn(String(message), texts.dismiss)}
            onClick={() => closeSnackbar(id)}
          >
            <CloseIcon sx={{ fontSize: 16 }} />
          </IconButton>
        </Box>
      </Box>
    </SnackbarContent>
  );
}

const cards = { success: ToastCard, error: ToastCard, default: ToastCard };

const withAction = (message: string, { label, onClick }: ToastAction): OptionsObject => ({
  action: (key) => (
    <Button
      size={1}
      variant="soft"
      aria-label={texts.actionOn(message, label)}
      onClick={() => {
        closeSnackbar(key);
        onClick();
      }}
    >
      {label}
    </Button>
  ),
});

const mostAtOnce = 4;

function Connection() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    const waiting: Parameters<ShowToast>[] = [];
    let shown = 0;
    const show: ShowToast = (message, variant, action) => {
      shown += 1;
      const onExited = () => {
        shown -= 1;
        const next = waiting.shift();
        if (next) show(...next);
      };
      enqueueSnackbar(message, { variant, onExited, ...(action && withAction(message, action)) });
    };
    // notistack itself would close the oldest toast for the next one.
    return connectToasts((...raised) => {
      if (shown < mostAtOnce) show(...raised);
      else waiting.push(raised);
    });
  }, [enqueueSnackbar]);
  return null;
}

/** A place beside the console: whatever is in it is hidden from screen readers while a dialog is open, and unsaid. */
function useOwnPlace(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    const observer = new MutationObserver(() => place.removeAttribute('aria-hidden'));
    observer.observe(place, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place]);
  return place;
}

/** Spec 9: top-right, 3 seconds, no progress bar, paused under the pointer and in an unfocused window. */
export default function Toasts() {
  const place = useOwnPlace();
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      autoHideDuration={null}
      disableWindowBlurListener
      maxSnack={mostAtOnce}
      Components={cards}
      TransitionComponent={Fade}
      domRoot={place}
    >
      <Connection />
    </SnackbarProvider>
  );
}
