import type { ReactNode } from 'react';

export const aName = 'a name';
export const aColour = 'a colour';
export const theSquareLogo = 'the square logo';
export const theFullLogo = 'the full logo';
export const stillMissing = (value: string) => `Still missing: ${value}.`;
export const noPlanIsActiveSoClients = 'No plan is active, so clients have nothing to choose.';
export const thereIsNoCardYet = 'There is no card yet that Livery could charge.';
export const yourDomainIsBeingSetUp = 'Your domain is being set up. We check it automatically.';
export const noDomainOfYoursIsVerified = 'No domain of yours is verified.';

export const everyStepIsDone = (value: ReactNode) => <>Every step is done. {value}</>;
export const andYouAreLive = (link: ReactNode) => <>{link}, and you are live.</>;
export const deployYourClientDashboard = 'Deploy your client dashboard';
export const askSomebodyWhoHasAccess =
  'Ask a person with access to White Label to deploy your client dashboard.';
export const youAreLive = 'You are live';
export const goLive = 'Go live';
export const close = 'Close';
export const stepsFollowFromWhatIsThere = 'A completed step reopens if its requirement is no longer met.';

export const yourCompanyIsLive = (name: undefined | string) => `${name ?? 'Your company'} is live`;
export const aStepOfGoingLive = 'A step of going live has opened again';
export const of = (doneCountOf: number, goLiveItemCount: number) => `${doneCountOf} of ${goLiveItemCount}`;
export const ofShort = (done: number, all: number) => `${done}/${all}`;
export const liveYourAddress = 'Live: your address';
export const goLiveCount = (count: string) => `Go live ${count}`;
export const live = 'Live';
