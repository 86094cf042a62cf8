import { ForcedSetUp } from './ForcedSetUp';
import SignedInRoutes from './SignedInRoutes';
import { useForcedSetUp } from './useForcedSetUp';
import { useRedirectNotice } from './useRedirectNotice';

export default function SignedIn() {
  useRedirectNotice();
  const { isSettingUp, finish } = useForcedSetUp();
  return isSettingUp ? <ForcedSetUp onDone={() => void finish()} /> : <SignedInRoutes />;
}
