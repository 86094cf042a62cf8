import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import { useTheme } from '@mui/material/styles';
import {
  closeSnackbar,
  type CustomContentProps,
  type OptionsObject,
  SnackbarContent,
  SnackbarProvider,
  useSnackbar,
} from 'notistack';
import { type Ref, useEffect, useState, useSyncExternalStore } from 'react';
import { toastDurationMs } from '@/config/limits';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { connectToastRenderer, type ShowToast, type ToastAction, type ToastType } from './toast';

let isWindowFocused = document.hasFocus();
const focusListeners = new Set<() => void>();

const focusHandler = (next: boolean) => () => {
  isWindowFocused = next;
  focusListeners.forEach((listener) => listener());
};
window.addEventListener('focus', focusHandler(true));
window.addEventListener('blur', focusHandler(false));

function subscribeToFocus(listener: () => void): () => void {
  focusListeners.add(listener);
  return () => focusListeners.delete(listener);
}

const useWindowFocus = (): boolean => useSyncExternalStore(subscribeToFocus, () => isWindowFocused);

const appearances = {
  success: { Icon: SuccessIcon, color: 'success' },
  error: { Icon: ErrorIcon, color: 'error' },
  default: { Icon: InfoIcon, color: 'info' },
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
  const { t } = useLingui();
  const { Icon, color } = appearances[variant as ToastType];
  const isWindowFocused = useWindowFocus();
  const [isHovered, setHovered] = useState(false);
  const isPaused = isHovered || !isWindowFocused;

  // Replaces notistack's timer, which would start even in an unfocused window.
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
        <Icon aria-hidden fontSize="small" color={color} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{message}</Box>
        {typeof action === 'function' && <Box sx={{ my: -0.375 }}>{action(id)}</Box>}
        <Box sx={{ m: -0.75 }}>
          <IconButton label={t`Dismiss: ${{ toast: String(message) }}`} onClick={() => closeSnackbar(id)}>
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
      aria-label={t`${label}: ${message}`}
      onClick={() => {
        closeSnackbar(key);
        onClick();
      }}
    >
      {label}
    </Button>
  ),
});

const maxVisible = 4;

function ToastConnection() {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => {
    const queue: Parameters<ShowToast>[] = [];
    let visibleCount = 0;
    const show: ShowToast = (message, variant, action) => {
      visibleCount += 1;
      const onExited = () => {
        visibleCount -= 1;
        const next = queue.shift();
        if (next) show(...next);
      };
      enqueueSnackbar(message, { variant, onExited, ...(action && withAction(message, action)) });
    };
    // notistack would close the oldest toast to show a new one, so further toasts wait in a queue.
    return connectToastRenderer((...toastArgs) => {
      if (visibleCount < maxVisible) show(...toastArgs);
      else queue.push(toastArgs);
    });
  }, [enqueueSnackbar]);
  return null;
}

/**
 * Adds a container to the body and keeps `aria-hidden` off it, so that screen readers announce toasts while a
 * dialog is open.
 */
function useToastContainer(): HTMLElement {
  const [container] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(container);
    const observer = new MutationObserver(() => container.removeAttribute('aria-hidden'));
    observer.observe(container, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      container.remove();
    };
  }, [container]);
  return container;
}

/**
 * Shows toasts as in spec 9: top right (top left in right-to-left languages), 3 seconds, no progress bar, paused on hover and in an unfocused
 * window.
 */
export default function Toasts() {
  const container = useToastContainer();
  return (
    <SnackbarProvider
      anchorOrigin={{ vertical: 'top', horizontal: useTheme().direction === 'rtl' ? 'left' : 'right' }}
      autoHideDuration={null}
      disableWindowBlurListener
      maxSnack={maxVisible}
      Components={cards}
      TransitionComponent={Fade}
      domRoot={container}
    >
      <ToastConnection />
    </SnackbarProvider>
  );
}
