import { FormSection, PageHead } from '@linkyard/ui';
import { useUser } from '../../shared/session/use-session.js';
import { MediaScope } from '../../shared/media/picker/MediaScope.js';
import { SettingsPanels } from '../../shared/feature/SettingsPanels.js';
import { DangerZone } from './DangerZone.js';
import { DetailsForm } from './DetailsForm.js';
import { EmailForm } from './EmailForm.js';
import { PasswordForm } from './PasswordForm.js';
import { PictureField } from './PictureField.js';
import { SessionList } from './SessionList.js';
import { TwoFactor } from './TwoFactor.js';
import { YourData } from './YourData.js';

/** Everything about one's own account. @source spec 2 "Profile menu: Account Settings" */
export function ProfileScreen() {
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHead title="Account Settings" purpose="Who you are here, how you sign in, and where you are signed in." />
      <FormSection title="Picture" help="PNG, JPG or JPEG, at most 3 MB.">
        <MediaScope>
          <PictureField user={user} />
        </MediaScope>
      </FormSection>
      <FormSection
        title="Details"
        help="Your name is shown to people you write to. The rest helps us fit times and amounts to you."
      >
        <DetailsForm user={user} />
      </FormSection>
      <FormSection
        title="E-mail"
        help="You sign in with it, and leads arrive here. Changing it needs a click in both mailboxes."
      >
        <EmailForm user={user} />
      </FormSection>
      <FormSection
        title="Password"
        help={
          user.hasPassword
            ? 'Changing it signs out all your other devices.'
            : 'You have none yet: you sign in with a provider.'
        }
      >
        <PasswordForm user={user} />
      </FormSection>
      <FormSection title="Two-step sign-in" help="A code from an app on your phone, asked for after the password.">
        <TwoFactor user={user} />
      </FormSection>
      <FormSection title="Sessions" help="Where your account is signed in. End what you do not know.">
        <SessionList />
      </FormSection>
      <FormSection title="Your data" help="Everything we keep about your account, as one file.">
        <YourData />
      </FormSection>
      <SettingsPanels screen="account" />
      {user.role === 2 && (
        <FormSection title="Delete account" help="Your pages go offline at once. You have 14 days to change your mind.">
          <DangerZone user={user} />
        </FormSection>
      )}
    </>
  );
}
