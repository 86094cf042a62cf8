import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as texts from '@/texts/app/shortcuts';
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
  return (
    <Box component="section" aria-label={title} sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, columns: { sm: 2 }, columnGap: 4 }}>
        {shortcuts.map(({ keys, label }) => (
          <Box key={label} sx={rowSx}>
            <Typography component="dt" variant="body2" sx={{ flex: 1 }}>
              {label}
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
  const isOn = useSingleKeys();
  const palette = { keys: paletteKeys(), label: texts.searchGoOrDoAnything };
  const screenShortcuts = shortcuts.filter(({ keys }) => keys.length === 1);
  const navigationShortcuts = shortcuts.filter(({ keys }) => keys.length > 1);

  return (
    <Dialog title={texts.keyboardShortcuts} onClose={onClose}>
      <CheckboxField
        label={texts.singleKeys}
        hint={texts.shortcutsWithoutCtrl}
        checked={isOn}
        onChange={(event) => setSingleKeysOn(event.target.checked)}
      />
      <Group title={texts.here} shortcuts={isOn ? [palette, ...screenShortcuts] : [palette]} />
      {isOn && navigationShortcuts.length > 0 && (
        <Group title={texts.goToOneKeyAfter} shortcuts={navigationShortcuts} />
      )}
    </Dialog>
  );
}
