import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import { apiBase } from '@/config/env';
import { Button } from '@/ui/Button';
import { ToggleChip } from '@/ui/ToggleChip';
import { ContentView, type PictureUrl } from '@/ui/content/ContentView';
import type { OfferedVariable } from '@/ui/editor/editorProps';
import * as texts from '@/texts/white-label/content';
import { filled } from './variableProblems';
import type { Words } from './words';

interface PreviewDialogProps {
  words: Words;
  variables: readonly OfferedVariable[];
  /** Stands under the title: the effective date of a legal page. */
  line?: string;
  pictureUrl?: PictureUrl;
  /** What is chosen above it, such as whose client looks. */
  children?: ReactNode;
  /** Shown in place of the text: this client does not see it. */
  hidden?: string | null;
  onClose: () => void;
}

const widths = { Desktop: 1040, Mobile: 390 } as const;
const sizes = [
  { name: 'Desktop', label: texts.desktop },
  { name: 'Mobile', label: texts.mobile },
] as const;

const pageSx = (width: number) =>
  ({
    maxWidth: width,
    mx: 'auto',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    overflow: 'hidden',
    bgcolor: 'background.paper',
  }) as const;

/** The text as a client reads it, within the frame of the client dashboard. */
export function PreviewDialog({
  words,
  variables,
  line,
  pictureUrl,
  children,
  hidden,
  onClose,
}: PreviewDialogProps) {
  const titleId = useId();
  const [size, setSize] = useState<keyof typeof widths>('Desktop');
  const summary = words.summary && filled(words.summary, variables);

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{texts.howClientsWillRead}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pb: 2 }}>
          {sizes.map(({ name, label }) => (
            <ToggleChip key={name} label={label} isOn={size === name} onClick={() => setSize(name)} />
          ))}
          {children}
        </Box>
        <Box sx={pageSx(widths[size])}>
          <SiteHeader />
          <Box sx={{ p: size === 'Mobile' ? 2 : 4, maxWidth: 760, mx: 'auto' }}>
            {hidden ?? (
              <>
                <Typography variant="h1" component="h3" dir="auto" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                  {words.title}
                </Typography>
                {(line ?? summary) && (
                  <Typography dir="auto" sx={{ color: 'text.secondary', mb: 2 }}>
                    {line ?? summary}
                  </Typography>
                )}
                <ContentView html={filled(words.html, variables)} pictureUrl={pictureUrl} />
              </>
            )}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button colour="gray" variant="text" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const headerSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

function SiteHeader() {
  const { data } = useGetThemeSetupQuery();
  const theme = data?.themeSetup;
  return (
    <Box sx={headerSx}>
      {theme?.squareLogoUrl && <img src={`${apiBase}${theme.squareLogoUrl}`} alt="" width={28} height={28} />}
      <Typography variant="subtitle1">{theme?.title ?? texts.yourClientDashboard}</Typography>
    </Box>
  );
}
