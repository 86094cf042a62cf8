import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckboxField } from '@/ui/CheckboxField';
import { Dialog } from '@/ui/Dialog';
import { Keys } from '@/ui/Keys';
import { paletteKeys, setSingleKeysOn, type Shortcut, useSingleKeys } from './shortcuts';

interface ShortcutSheetProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

const rowSx = { display: 'flex', alignItems: 'center', gap: 2, py: 0.5, breakInside: 'avoid' } as const;

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  const { t } = useLingui();
  return (
    <Box component="section" aria-label={title} sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, columns: { sm: 2 }, columnGap: 4 }}>
        {shortcuts.map(({ keys, label }) => (
          <Box key={keys.join(' ')} sx={rowSx}>
            <Typography component="dt" variant="body2" sx={{ flex: 1 }}>
              {t(label)}
            </Typography>
            <Box component="dd" sx={{ m: 0 }}>
              <Keys keys={keys} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

export default function ShortcutSheet({ shortcuts, onClose }: ShortcutSheetProps) {
  const { t } = useLingui();
  const isOn = useSingleKeys();
  const palette = { keys: paletteKeys(), label: msg`Search and commands` };
  const screenShortcuts = shortcuts.filter(({ keys }) => keys.length === 1);
  const navigationShortcuts = shortcuts.filter(({ keys }) => keys.length > 1);

  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      <CheckboxField
        label={t`Single-key shortcuts`}
        hint={t`Shortcuts without Ctrl or ⌘. Applies to this device only. Inactive while you type.`}
        checked={isOn}
        onChange={(event) => setSingleKeysOn(event.target.checked)}
      />
      <Group title={t`On this page`} shortcuts={isOn ? [palette, ...screenShortcuts] : [palette]} />
      {isOn && navigationShortcuts.length > 0 && (
        <Group title={t`Go to (press one key after the other)`} shortcuts={navigationShortcuts} />
      )}
    </Dialog>
  );
}
