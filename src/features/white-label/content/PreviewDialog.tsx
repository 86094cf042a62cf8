import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useGetThemeSetupQuery } from '@/api/sessionApi';
import { apiBase } from '@/config/env';
import { Dialog } from '@/ui/Dialog';
import { ToggleChip } from '@/ui/ToggleChip';
import { ContentView, type ResolveImageUrl } from '@/ui/content/ContentView';
import type { EditorVariable } from '@/ui/editor/editorProps';
import type { ContentFields } from './draft/draftStore';
import { fillVariables } from './variableProblems';

interface PreviewDialogProps {
  content: ContentFields;
  variables: readonly EditorVariable[];
  /** Shown below the title instead of the summary: the effective date of a legal page. */
  subtitle?: string;
  pictureUrl?: ResolveImageUrl;
  /** Controls above the preview, such as the plan of the previewed client. */
  children?: ReactNode;
  /** Replaces the text if the previewed client cannot see it. */
  hiddenReason?: string | null;
  onClose: () => void;
}

const widths = { Desktop: 1040, Mobile: 390 } as const;
const sizes = [
  { name: 'Desktop', label: msg`Desktop` },
  { name: 'Mobile', label: msg`Mobile` },
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

/** Shows the text as clients see it, below the portal's header. */
export function PreviewDialog({
  content,
  variables,
  subtitle,
  pictureUrl,
  children,
  hiddenReason,
  onClose,
}: PreviewDialogProps) {
  const { t } = useLingui();
  const [size, setSize] = useState<keyof typeof widths>('Desktop');
  const summary = content.summary && fillVariables(content.summary, variables);

  return (
    <Dialog title={t({ message: 'Preview', context: 'title of a dialog' })} size="lg" onClose={onClose}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', pb: 2 }}>
        {sizes.map(({ name, label }) => (
          <ToggleChip key={name} label={t(label)} isOn={size === name} onClick={() => setSize(name)} />
        ))}
        {children}
      </Box>
      <Box sx={pageSx(widths[size])}>
        <PortalHeader />
        <Box sx={{ p: size === 'Mobile' ? 2 : 4, maxWidth: 760, mx: 'auto' }}>
          {hiddenReason ?? (
            <>
              <Typography variant="h1" component="h3" dir="auto" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                {content.title}
              </Typography>
              {(subtitle ?? summary) && (
                <Typography dir="auto" sx={{ color: 'text.secondary', mb: 2 }}>
                  {subtitle ?? summary}
                </Typography>
              )}
              <ContentView html={fillVariables(content.html, variables)} resolveImageUrl={pictureUrl} />
            </>
          )}
        </Box>
      </Box>
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

function PortalHeader() {
  const { t } = useLingui();
  const { data } = useGetThemeSetupQuery();
  const theme = data?.themeSetup;
  return (
    <Box sx={headerSx}>
      {theme?.squareLogoUrl && <img src={`${apiBase}${theme.squareLogoUrl}`} alt="" width={28} height={28} />}
      <Typography variant="subtitle1">{theme?.title ?? t`Your client dashboard`}</Typography>
    </Box>
  );
}
