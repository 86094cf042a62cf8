import { filesApi as generated } from './files.generated';

export type { UploadClientImportApiArg } from './files.generated';

// A logo also affects the brand's versions, the company, the onboarding steps and the undeployed changes.
const logoTags = ['ThemeSetup', 'ThemeVersion', 'Company', 'Onboarding', 'UndeployedChanges'] as const;

export const filesApi = generated.enhanceEndpoints({
  endpoints: {
    uploadSquareLogo: {
      invalidatesTags: (_image, error) => (error ? [] : logoTags),
    },
    uploadFullLogo: {
      invalidatesTags: (_image, error) => (error ? [] : logoTags),
    },
    uploadProfileImage: { invalidatesTags: (_image, error) => (error ? [] : ['Operator']) },
  },
});

export const {
  useUploadSquareLogoMutation,
  useUploadFullLogoMutation,
  useUploadProfileImageMutation,
  useUploadGuideImageMutation,
  useUploadClientImportMutation,
} = filesApi;
