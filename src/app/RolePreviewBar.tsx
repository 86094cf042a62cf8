import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/config/paths';
import { selectRolePreview } from '@/state/authSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { rolePreviewEnded } from '@/state/rolePreviewSlice';
import { Button } from '@/ui/Button';
import { roleNames } from '@/ui/roleNames';
import { isTyping } from './shortcuts/shortcuts';

const barSx = {
  position: 'sticky',
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2.5,
  py: 1,
  typography: 'body2',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

export function RolePreviewBar({ top }: { top: number }) {
  const { t } = useLingui();
  const preview = useAppSelector(selectRolePreview);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const unsaved = preview?.unsaved;

  useEffect(() => {
    if (!unsaved) return;
    const stopOnEscape = (event: KeyboardEvent) => {
      // Open overlays and text fields handle Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event)) stop();
    };
    document.addEventListener('keydown', stopOnEscape);
    return () => document.removeEventListener('keydown', stopOnEscape);
  });

  function stop() {
    dispatch(rolePreviewEnded());
    void navigate(paths.roles, { replace: true, state: { unsaved } });
  }

  if (!preview) return null;
  const roleName = t(roleNames[preview.role]);
  return (
    <Box
      component="section"
      aria-label={t`Role preview`}
      sx={[barSx, ({ palette }) => ({ top, bgcolor: palette.tones.amber.soft })]}
    >
      <Box role="status" sx={{ flex: '1 1 20rem' }}>
        <Trans>
          <strong>You’re previewing the console as {roleName}.</strong> Your actions are real and use your own
          permissions. Press Esc to exit.
        </Trans>
      </Box>
      <Button size={2} variant="soft" onClick={stop}>
        {t`Exit preview`}
      </Button>
    </Box>
  );
}
