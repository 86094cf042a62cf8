/* Texts that the console needs before the first screen loads, or if it fails to load. */

export const signUp = 'Sign up';
export const signIn = 'Sign in';
export const forgotPassword = 'Forgot password';
export const checkYourEmail = 'Check your email';
export const newPassword = 'New password';
export const joinYourTeam = 'Join your team';
export const yourEmailAddress = 'Your email address';
export const yourCard = 'Your card';
export const livery = 'Livery';
export const thisSessionWasEndedFromAnother = 'This session was ended from another device. Sign in again.';
export const yourPasswordWasChangedSign = 'Your password was changed. Sign in with the new one.';
export const howYouSignInWasChanged = 'How you sign in was changed. Sign in again.';
export const yourEmailAddressWasChangedSign = 'Your email address was changed. Sign in with the new one.';
export const youNoLongerHaveAccess =
  'You no longer have access to this company. Ask its Admin if that is a mistake.';
export const yourSessionHasEndedSign = 'Your session has ended. Sign in again.';
export const signedOutWithoutTheServer =
  'We could not reach the server, so you were signed out. Sign in again.';
export const openTheLinkInYourInvitation = 'Open the link in your invitation email to finish joining first.';
export const loading = 'Loading';
export const pleaseWaitWhileTheDashboard =
  'Please wait while the dashboard loads. This may take up to 2 minutes.';
export const loadingTheDashboard = 'Loading the dashboard';
export const unexpectedApplicationError = 'Unexpected Application Error!';
export const partOfThePageDidNotLoad =
  'Part of the page did not load. Check your connection and reload the page.';
export const reloadThePage = 'Reload the page';
export const theServerIsOutOfReach = 'We could not reach the server. Check your connection and try again.';
export const theServerGaveAnAnswerWe = 'The server gave an answer we could not read. Try again in a moment.';
export const theServiceIsNotAvailableRight = 'The service is not available right now. Try again in a moment.';
export const somethingWentWrongOnOurSide = (requestId: string) =>
  `Something went wrong on our side. Try again, and if it stays, give support this number: ${requestId}.`;
export const somethingWentWrongTryAgain = 'Something went wrong. Try again.';
export const thisIsTooLargeToSend = 'This is too large to send.';
export const thatWasTriedTooOftenWait = 'That was tried too often. Wait a minute and try again.';
