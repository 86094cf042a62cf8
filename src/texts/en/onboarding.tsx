import type { ReactNode } from 'react';

export const companyDetails = 'Company details';
export const coloursAndLogos = 'Colours and logos';
export const clientBilling = 'Client billing';
export const paymentMethod = 'Payment method';

export const stepOf = (index: number, onboardingStepCount: number) =>
  `Step ${index} of ${onboardingStepCount}. `;
export const firstFinishThisStepBuilds = (link: ReactNode) => (
  <>First finish {link}: this step builds on it.</>
);
export const whatYouTypeIsKept =
  'What you type is kept as you go: you can leave and carry on later, here or on another device.';
export const thisStepIsDoneGo = (link: ReactNode) => (
  <>This step is done. Go on with {link}, or change what you need here.</>
);

export const back = 'Back';

export const whoYourClientsDeal = 'Who your clients deal with, and which money they pay in.';
export const saveAndGo = 'Save and go on';

export const howYourClientsRecogniseYouYou =
  'How your clients recognise you. You can change all of it later.';

export const theFirstPlanThatClientsCan =
  'The first plan that clients can buy. You can change it and add more later.';

export const theCardThatLiveryWillCharge = 'The card that Livery will charge for your own subscription.';
