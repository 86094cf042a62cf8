import { filesApi as generated } from './files.generated';

export const filesApi = generated.enhanceEndpoints({
  endpoints: {
    // A logo moves the brand, the go-live checklist and what onboarding may go on with.
    uploadSquareLogo: {
      invalidatesTags: (_image, error) => (error ? [] : ['ThemeSetup', 'Company', 'Onboarding']),
    },
    uploadFullLogo: {
      invalidatesTags: (_image, error) => (error ? [] : ['ThemeSetup', 'Company', 'Onboarding']),
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
