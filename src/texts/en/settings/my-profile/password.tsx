export const typeYourCurrentPassword = 'Type your current password.';

export const passwordChangedChosenAllOther = (hasPassword: boolean) =>
  `Password ${hasPassword ? 'changed' : 'chosen'}, all other sessions signed out`;
export const youSignInWithGoogle = (hasPassword: boolean) => (
  <>
    {!hasPassword && 'You sign in with Google. A password lets you in without it as well. '}
    Saving signs you out everywhere else; here you stay signed in.
  </>
);
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const changePassword = 'Change password';
export const choosePassword = 'Choose password';

export const password = 'Password';
export const chooseAPassword = 'choose a password';
