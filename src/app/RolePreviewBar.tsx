import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/config/paths';
import { selectRolePreview } from '@/state/authSlice';
import { useAppDispatch, useAppSelector } from '@/state/hooks';
import { rolePreviewEnded } from '@/state/rolePreviewSlice';
import * as texts from '@/texts/app';
import { roleNames } from '@/texts/state';
import { Button } from '@/ui/Button';
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
  return (
    <Box
      component="section"
      aria-label={texts.preview}
      sx={[barSx, ({ palette }) => ({ top, bgcolor: palette.tones.amber.soft })]}
    >
      <Box role="status" sx={{ flex: '1 1 20rem' }}>
        {texts.whatYouDoIsStillDone(
          <strong>{texts.youAreLookingAtTheConsole(roleNames[preview.role])}</strong>,
        )}
      </Box>
      <Button size={2} variant="soft" onClick={stop}>
        {texts.stopPreview}
      </Button>
    </Box>
  );
}
