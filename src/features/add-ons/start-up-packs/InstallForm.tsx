import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { languageName } from '@/lib/format';
import { messageOf } from '@/lib/messageOf';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { DialogBody } from '@/ui/Dialog';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { isolated } from '@/ui/isolated';
import { Notice } from '@/ui/Notice';
import { SelectField } from '@/ui/SelectField';
import { toast } from '@/ui/toast';
import { type StartUpPackChoice, startUpPackItemKinds } from '@contract/enums';
import { choiceLabels, kindLabels } from './packLabels';
import {
  type Pack,
  type PackItem,
  useInstallStartUpPackMutation,
  usePreviewStartUpPackQuery,
} from './packsApi';

interface ItemChoiceProps {
  item: PackItem;
  choice: StartUpPackChoice;
  onChoose: (choice: StartUpPackChoice) => void;
}

const rowSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 210px' },
  alignItems: 'start',
  pt: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

function ItemChoice({ item, choice, onChoose }: ItemChoiceProps) {
  const { t } = useLingui();
  const { name, detail, conflict, choices } = item;

  return (
    <Box sx={rowSx}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{isolated(name)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {isolated(detail)}
        </Typography>
        {conflict && (
          <Typography variant="body2" sx={{ mt: 0.5, color: (theme) => theme.palette.tones.amber.text }}>
            {conflict}
          </Typography>
        )}
      </Box>
      <SelectField
        label={t`Action for ${name}`}
        isLabelHidden
        value={choice}
        options={choices.map((value) => ({ value, label: t(choiceLabels[value]) }))}
        onChange={({ target }) => onChoose(choices.find((one) => one === target.value) ?? choice)}
      />
    </Box>
  );
}

interface InstallFormProps {
  pack: Pack;
  busyPackName: string | null;
  onStarted: (installationId: string) => void;
  onClose: () => void;
}

type Choices = Readonly<Record<string, StartUpPackChoice>>;

const choiceFor = (
  choices: Choices,
  { key, choices: [defaultChoice = 'Skip'] }: PackItem,
): StartUpPackChoice => choices[key] ?? defaultChoice;

/**
 * Previews what a pack adds, lets the operator choose what happens to each item, and starts the installation.
 */
export function InstallForm({ pack, busyPackName, onStarted, onClose }: InstallFormProps) {
  const { t } = useLingui();
  const { data, error, refetch } = usePreviewStartUpPackQuery(
    { slug: pack.slug },
    { refetchOnMountOrArgChange: true },
  );
  const [choices, setChoices] = useState<Choices>({});
  const [install, { isLoading }] = useInstallStartUpPackMutation();
  const idempotencyKeyFor = useIdempotencyKey();

  const preview = data?.previewStartUpPack;
  const items = preview?.items ?? [];
  const addedCount = items.filter((item) => choiceFor(choices, item) !== 'Skip').length;
  const conflictCount = items.filter(({ conflict }) => conflict !== null).length;

  const startInstallation = async () => {
    const input = {
      slug: pack.slug,
      version: preview?.version ?? pack.version,
      choices: items.map((item) => ({ key: item.key, choice: choiceFor(choices, item) })),
    };
    const result = await install({ input, idempotencyKey: idempotencyKeyFor(JSON.stringify(input)) });
    if (result.data) onStarted(result.data.installStartUpPack.id);
    else toast.error(messageOf(result.error));
  };

  return (
    <DialogBody
      title={pack.name}
      description={pack.description}
      hasDividers
      regionLabel={pack.name}
      submitLabel={
        preview
          ? t`${plural(addedCount, { one: 'Install # item', other: 'Install # items' })}`
          : t({ message: 'Install', context: 'button' })
      }
      isSubmitDisabled={!preview || addedCount === 0 || busyPackName !== null}
      isWaiting={isLoading}
      onSubmit={() => void startInstallation()}
      onClose={onClose}
    >
      {error && !preview && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!preview && !error && (
        <Stack spacing={1} aria-busy>
          {[1, 2, 3, 4].map((one) => (
            <Skeleton key={one} variant="rounded" height={56} />
          ))}
        </Stack>
      )}
      {preview && (
        <Stack spacing={2.5}>
          {busyPackName && (
            <Notice tone="amber" title={t`Another pack is in progress`}>
              {t`You can install this pack when ${busyPackName} has finished.`}
            </Notice>
          )}
          {preview.language !== preview.contentLanguage && (
            <Notice tone="amber" title={t`This pack is in ${{ language: languageName(preview.language) }}`}>
              {t`Your content language is ${{ language: languageName(preview.contentLanguage) }}. Edit the installed texts or translate them.`}
            </Notice>
          )}
          {conflictCount > 0 && (
            <Notice
              tone="amber"
              title={t`${plural(conflictCount, { one: '# conflict with your existing content', other: '# conflicts with your existing content' })}`}
            >
              {t`Your content doesn’t change unless you choose to replace it.`}
            </Notice>
          )}
          {startUpPackItemKinds.map((kind) => {
            const kindItems = items.filter((item) => item.kind === kind);
            if (kindItems.length === 0) return null;
            return (
              <section key={kind} aria-label={t(kindLabels[kind])}>
                <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                  {t(kindLabels[kind])}
                </Typography>
                <Stack spacing={1.5}>
                  {kindItems.map((item) => (
                    <ItemChoice
                      key={item.key}
                      item={item}
                      choice={choiceFor(choices, item)}
                      onChoose={(choice) => setChoices({ ...choices, [item.key]: choice })}
                    />
                  ))}
                </Stack>
              </section>
            );
          })}
        </Stack>
      )}
    </DialogBody>
  );
}
