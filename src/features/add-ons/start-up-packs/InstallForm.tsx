import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StartUpPackChoice } from '@/api/schema.generated';
import { messageOf } from '@/lib/messageOf';
import { usePressKey } from '@/lib/usePressKey';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/add-ons/start-up-packs';
import { ItemChoice } from './ItemChoice';
import {
  useInstallStartUpPackMutation,
  usePreviewStartUpPackQuery,
  type Pack,
  type PackItem,
} from './packsApi';
import { kinds, kindWords } from './packWords';

interface InstallFormProps {
  pack: Pack;
  busyWith: string | null;
  onBegun: (installationId: string) => void;
  onClose: () => void;
}

type Choices = Readonly<Record<string, StartUpPackChoice>>;

const chosen = (choices: Choices, { key, choices: [usual = 'Skip'] }: PackItem): StartUpPackChoice =>
  choices[key] ?? usual;

/** The dry run: what a pack would add, what stands in its way, and what to do about each. */
export function InstallForm({ pack, busyWith, onBegun, onClose }: InstallFormProps) {
  const { data, error, refetch } = usePreviewStartUpPackQuery(
    { slug: pack.slug },
    { refetchOnMountOrArgChange: true },
  );
  const [choices, setChoices] = useState<Choices>({});
  const [install, { isLoading }] = useInstallStartUpPackMutation();
  const keyFor = usePressKey();

  const items = data?.previewStartUpPack.items ?? [];
  const added = items.filter((item) => chosen(choices, item) !== 'Skip').length;
  const conflicts = items.filter(({ conflict }) => conflict !== null).length;

  const begin = async () => {
    const input = {
      slug: pack.slug,
      version: data?.previewStartUpPack.version ?? pack.version,
      choices: items.map((item) => ({ key: item.key, choice: chosen(choices, item) })),
    };
    const answer = await install({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    if (answer.data) onBegun(answer.data.installStartUpPack.id);
    else toast.error(messageOf(answer.error));
  };

  return (
    <>
      <DialogContent dividers tabIndex={0}>
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Stack spacing={1} aria-busy>
            {[1, 2, 3, 4].map((one) => (
              <Skeleton key={one} variant="rounded" height={56} />
            ))}
          </Stack>
        )}
        {data && (
          <Stack spacing={2.5}>
            {busyWith && (
              <Notice tone="amber" title={texts.isAtWork(busyWith)}>
                {texts.onePackAtATime}
              </Notice>
            )}
            {conflicts > 0 && (
              <Notice tone="amber" title={texts.thingOfYourOwn(conflicts)}>
                {texts.theyStayAsTheyAreUnless}
              </Notice>
            )}
            {kinds.map((kind) => {
              const own = items.filter((item) => item.kind === kind);
              if (own.length === 0) return null;
              return (
                <section key={kind} aria-label={kindWords[kind]}>
                  <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
                    {kindWords[kind]}
                  </Typography>
                  <Stack spacing={1.5}>
                    {own.map((item) => (
                      <ItemChoice
                        key={item.key}
                        item={item}
                        choice={chosen(choices, item)}
                        onChoose={(choice) => setChoices({ ...choices, [item.key]: choice })}
                      />
                    ))}
                  </Stack>
                </section>
              );
            })}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button colour="gray" variant="text" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          isLoading={isLoading}
          disabled={!data || added === 0 || busyWith !== null}
          onClick={() => void begin()}
        >
          {data ? texts.installItem(added) : texts.install}
        </Button>
      </DialogActions>
    </>
  );
}
