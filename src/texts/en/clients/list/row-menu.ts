export const couldNotBeLoaded = (name: string, problem: string) => `${name} could not be loaded. ${problem}`;

export const view = 'View';
export const edit = 'Edit';
export const copyId = 'Copy ID';
export const clientId = 'Client ID';
export const copyEmail = 'Copy email';
export const emailAddress = 'Email address';
export const viewAsClient = 'View as client…';
export const sendASignInLink = 'Send a sign-in link…';
export const pause = 'Pause…';
export const resume = 'Resume…';
export const reactivate = 'Reactivate…';
export const changePlan = 'Change plan…';
export const deactivate = 'Deactivate…';
export const actionsFor = (name: string) => `Actions for ${name}`;
