import { onboardingRoutes } from '../../../src/app/onboardingRoutes';
import { publicScreens } from '../../../src/app/publicScreens';
import { at } from './screenState';
import { screensOf } from './screensOf';

/** Screens that are open without a session. */
export const signedOutScreens = [...screensOf(publicScreens), at('/reset-password?token=unknown')];

/** Screens of a company that has not finished its onboarding. */
export const onboardingScreens = screensOf(onboardingRoutes);
