import { ForcedSetUp } from './ForcedSetUp';
import SignedInRoutes from './SignedInRoutes';
import { useForcedSetUp } from './useForcedSetUp';

/** The console, or what has to be done before it opens. */
export default function SignedIn() {
  const { isSettingUp, finish } = useForcedSetUp();
  return isSettingUp ? <ForcedSetUp onDone={() => void finish()} /> : <SignedInRoutes />;
}
