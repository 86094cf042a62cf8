import { formatCount } from '@/texts/grammar';

export const plans = 'Plans';
export const quickGuides = 'Quick guides';
export const legalPages = 'Legal pages';
export const branding = 'Branding';
export const marketingWords = 'Marketing words';
export const planCount = (count: number) => formatCount(count, 'plan');
export const quickGuideCount = (count: number) => formatCount(count, 'quick guide');
export const legalPageCount = (count: number) => formatCount(count, 'legal page');
export const themeCount = (count: number) => formatCount(count, 'branding suggestion');
export const templateCount = (count: number) =>
  formatCount(count, 'set of marketing words', 'sets of marketing words');
export const addIt = 'Add it';
export const leaveItOut = 'Leave it out';
export const replaceWhatIsThere = 'Replace what is there';
export const keepBoth = 'Keep both';
export const waiting = 'Waiting';
export const added = 'Added';
export const replaced = 'Replaced';
export const leftOut = 'Left out';
export const notAdded = 'Not added';
export const takenBack = 'Taken back';
export const leftAsIt = 'Left as it is';
export const beingInstalled = 'Being installed';
export const installed = 'Installed';
export const stopped = 'Stopped';
export const beingTakenBack = 'Being taken back';

export const updateAvailable = 'Update available';
export const includedInLivery = 'Included in Livery';
export const lookAtAndInstall = 'Look at and install';
export const lookAt = 'Look at';
export const lookAndInstall = 'Look and install';
export const look = 'Look';

export const whatToDo = (name: string) => `What to do with ${name}`;

export const onePackAtATime = 'One pack at a time is installed or taken back. Wait until that one is done.';
export const isAtWork = (busyWith: string) => `${busyWith} is at work`;
export const theyStayAsTheyAreUnless = 'They stay as they are unless you choose otherwise below.';
export const thingOfYourOwn = (conflicts: number) =>
  `${formatCount(conflicts, 'thing')} of your own in the way`;
export const installItem = (added: number) => `Install ${formatCount(added, 'item')}`;
export const install = 'Install';

export const items = 'Items';
export const begunByYouCanClose = (byName: string) =>
  `Begun by ${byName}. You can close this window. The installation continues.`;
export const youCanCloseThisWindow = 'You can close this window. The installation continues.';
export const takenBackBySomebodyWhatYou = (undoneByName: null | string) =>
  `Taken back by ${undoneByName ?? 'an operator'}. Items that you changed are still there.`;
export const itCanBeTakenBackUntil = (date: string) => ` It can be taken back until ${date}.`;
export const installedByOn = (byName: string, date: string, until: string) =>
  `Installed by ${byName} on ${date}.${until}`;
export const of = (label: string, done: number, total: number) => `${label}: ${done} of ${total}`;
export const itWasNotFinished = 'It was not finished';
export const versionIsAvailable = (version: number) => `Version ${version} is available`;
export const takeItBack = 'Take it back';
export const lookAtTheNewVersion = 'Look at the new version';
export const installItAgain = 'Install it again';
export const everythingThatThePackAdded =
  'This removes everything the pack added that has not changed since, and restores what it replaced. Clients see it after the next deployment. This cannot be undone, but you can install the pack again.';
export const takeBack = (name: string) => `Take back ${name}?`;

export const askAnAdminOfYourCompany =
  'Ask an Admin of your company to install it, or to give you access to White Label.';

export const plansGuidesLegalPagesAndWords = (mayInstall: boolean) => (
  <>
    Plans, guides, legal pages and words for one trade each. You see beforehand what a pack adds, choose what
    you want of it, and can take it back for 30 days.
    {!mayInstall && ' Ask an Admin of your company to install one: it needs access to White Label.'}
  </>
);
export const industry = 'Industry';
export const all = 'All';
export const lookAtAllPacksMuch = 'Look at all packs: much of what is in them suits other trades too.';
export const noPackForThisIndustry = 'No pack for this industry';
