import { useLingui } from '@lingui/react/macro';
import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode, SyntheticEvent } from 'react';
import { Button, type ButtonColor } from './Button';

export type DialogSize = 'xs' | 'sm' | 'md' | 'lg';

interface DialogFrameProps {
  size?: DialogSize;
  /** Name of a dialog without a title. */
  label?: string;
  /** Id of the text that describes the dialog to screen readers. */
  describedBy?: string;
  paperSx?: SxProps<Theme>;
  children: ReactNode;
  /** Called on Escape and on a click outside. Omitted while the dialog must not close. */
  onClose?: () => void;
}

/** Opens a modal window. Fills the screen of a phone, except with the size `xs`. */
export function DialogFrame({
  size = 'sm',
  label,
  describedBy,
  paperSx,
  children,
  onClose,
}: DialogFrameProps) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));

  return (
    <MuiDialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isPhone && size !== 'xs'}
      maxWidth={size}
      aria-describedby={describedBy}
      slotProps={{ paper: { 'aria-label': label, sx: paperSx } }}
    >
      {children}
    </MuiDialog>
  );
}

interface DialogBodyProps {
  title: ReactNode;
  /** Stays visible between the title and the content, which scrolls. */
  description?: ReactNode;
  /** Makes the content a focusable region with this name, for long texts without controls. */
  regionLabel?: string;
  hasDividers?: boolean;
  children: ReactNode;
  /** Leaves out the buttons, because the children contain them. */
  hasOwnButtons?: boolean;
  /** Shown before the buttons. */
  actions?: ReactNode;
  /** Defaults to Cancel, or to Close in a dialog without a submit button. */
  cancelLabel?: string;
  isCancelFocused?: boolean;
  submitLabel?: string;
  submitColor?: ButtonColor;
  isSubmitDisabled?: boolean;
  /** Marks the submit button as loading while the dialog can still close. */
  isWaiting?: boolean;
  /** Marks the submit button as loading, and keeps the dialog open. */
  isBusy?: boolean;
  /** Lets the Enter key in a field submit. */
  isForm?: boolean;
  onSubmit?: () => void;
  onClose?: () => void;
}

// A long form scrolls while the title and the buttons stay visible.
const formSx = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } as const;

/** Shows a title, the children, and a button that closes the dialog. A submit label adds a second button. */
export function DialogBody(props: DialogBodyProps) {
  const { t } = useLingui();
  const { title, description, regionLabel, hasDividers, children, actions, hasOwnButtons, isForm } = props;
  const { submitLabel, submitColor, isSubmitDisabled, isWaiting, isBusy, onSubmit, onClose } = props;
  const { cancelLabel = submitLabel ? t`Cancel` : t`Close`, isCancelFocused } = props;
  const hasOtherButton = submitLabel !== undefined || actions !== undefined;
  const region = regionLabel && { tabIndex: 0, role: 'region', 'aria-label': regionLabel };

  const body = (
    <>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{title}</DialogTitle>
      {description && (
        <Typography component="div" sx={{ px: 3, pt: 1, pb: 1.5, color: 'text.secondary' }}>
          {description}
        </Typography>
      )}
      <DialogContent dividers={hasDividers} {...region}>
        {children}
      </DialogContent>
      {!hasOwnButtons && (
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {actions}
          <Button
            // Takes the focus of a submit button that disappears.
            key={cancelLabel}
            {...(hasOtherButton && { color: 'gray', variant: 'text' })}
            onClick={onClose}
            disabled={isBusy}
            autoFocus={isCancelFocused}
          >
            {cancelLabel}
          </Button>
          {submitLabel && (
            <Button
              type={isForm ? 'submit' : 'button'}
              color={submitColor}
              isLoading={isBusy || isWaiting}
              disabled={isSubmitDisabled}
              onClick={isForm ? undefined : onSubmit}
            >
              {submitLabel}
            </Button>
          )}
        </DialogActions>
      )}
    </>
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // React passes events of a dialog on to the form that rendered it.
    event.stopPropagation();
    onSubmit?.();
  };

  return isForm ? (
    <Box component="form" noValidate onSubmit={submit} sx={formSx}>
      {body}
    </Box>
  ) : (
    body
  );
}

type DialogProps = Pick<DialogFrameProps, 'size' | 'describedBy'> & DialogBodyProps;

/**
 * Shows a modal window with a title, content and buttons. A dialog whose content replaces its title or its
 * buttons, for example when data has loaded, renders `DialogBody` in a `DialogFrame` instead.
 */
export const Dialog = ({ size, describedBy, ...body }: DialogProps) => (
  <DialogFrame {...{ size, describedBy }} onClose={body.isBusy ? undefined : body.onClose}>
    <DialogBody {...body} />
  </DialogFrame>
);
