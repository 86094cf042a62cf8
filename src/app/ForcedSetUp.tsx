import { lazy, Suspense } from 'react';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { UnsavedChangesDialog } from '@/ui/UnsavedChangesDialog';
import * as texts from '@/texts/app';
import { raisePreloadError } from './lazyScreen';
import { BrandedTitle } from './PageTitle';
import { useSignOut } from './useSignOut';

const SetUpScreen = lazy(() =>
  import('@/features/settings/my-profile/two-factor/SetUpScreen').catch(raisePreloadError),
);

export function ForcedSetUp({ onDone }: { onDone: () => void }) {
  const signOut = useSignOut();
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <BrandedTitle page={texts.setUpTwoFactor} />
      <SetUpScreen onDone={onDone} onSignOut={signOut} />
      <UnsavedChangesDialog />
    </Suspense>
  );
}
