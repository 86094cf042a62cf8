import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { acceptedImages, imageMaxBytes } from '@contract/uploads';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/ui/brand/logo';
import { Button } from '../../Button';
import { FileDrop } from '../../FileDrop';
import { LogoCropDialog } from './LogoCropDialog';
import { logoLabels, type LogoKind } from './logoKinds';
import { useLogoPicker } from './useLogoPicker';

export interface Logo {
  src: string | null;
  isBusy: boolean;
  error: string | null;
  upload: (file: File) => void;
  /** Omitted if the logo is required. */
  remove?: () => void;
}

interface LogoFieldProps {
  kind: LogoKind;
  logo: Logo;
  error?: string;
}

const rowSx = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;
// The portal shows logos on white in both color schemes.
const pictureSx = {
  height: 56,
  maxWidth: '100%',
  p: 0.5,
  objectFit: 'contain',
  borderRadius: 1,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'common.white',
} as const;

export function LogoField({ kind, logo, error }: LogoFieldProps) {
  const { label, hint } = logoLabels[kind];
  const name = inSentence(label);
  const { src, remove } = logo;
  const picker = useLogoPicker(kind, logo.upload);

  return (
    <Stack spacing={1}>
      {src && (
        <Box sx={rowSx}>
          <Box component="img" src={src} alt={texts.your(name)} sx={pictureSx} />
          <Button
            size={2}
            variant="soft"
            color="gray"
            aria-label={texts.cropTheName(name)}
            disabled={logo.isBusy}
            onClick={() => void picker.crop(src)}
          >
            {texts.crop}
          </Button>
          {remove && (
            <Button
              size={2}
              variant="text"
              color="red"
              aria-label={texts.removeThe(name)}
              disabled={logo.isBusy}
              onClick={remove}
            >
              {texts.remove}
            </Button>
          )}
        </Box>
      )}
      <FileDrop
        label={src ? texts.replaceThe(name) : label}
        hint={hint}
        accept={acceptedImages}
        maxBytes={imageMaxBytes}
        onFile={(file) => void picker.choose(file)}
        isBusy={logo.isBusy}
        error={picker.refusal ?? logo.error ?? error}
      />
      {picker.cropping && (
        <LogoCropDialog kind={kind} image={picker.cropping} onDone={picker.finish} onClose={picker.cancel} />
      )}
    </Stack>
  );
}
