import { t } from '@lingui/core/macro';
import { FormSection, PageHead } from '@linkyard/ui';
import { useUser } from '../../shared/session/use-session.js';
import { MediaScope } from '../../shared/media/picker/MediaScope.js';
import { SettingsPanels } from '../../shared/feature/SettingsPanels.js';
import { DangerZone } from './DangerZone.js';
import { DetailsForm } from './DetailsForm.js';
import { NotificationSettings, notificationsAnchor } from './NotificationSettings.js';
import { EmailForm } from './EmailForm.js';
import { PasswordForm } from './PasswordForm.js';
import { PictureField } from './PictureField.js';
import { SessionList } from './SessionList.js';
import { SupportAccess } from './SupportAccess.js';
import { TwoFactor } from './TwoFactor.js';
import { YourData } from './YourData.js';

/** Everything about one's own account. @source spec 2 "Profile menu: Account Settings" */
export function ProfileScreen() {
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <PageHead
        title={t`Account Settings`}
        purpose={t`Who you are here, how you sign in, and where you are signed in.`}
      />
      <FormSection title={t`Picture`} help={t`PNG, JPG or JPEG, at most 3 MB.`}>
        <MediaScope>
          <PictureField user={user} />
        </MediaScope>
      </FormSection>
      <FormSection
        title={t`Details`}
        help={t`Your name is shown to people you write to. The rest helps us fit times and amounts to you.`}
      >
        <DetailsForm user={user} />
      </FormSection>
      <FormSection
        title={t`E-mail`}
        help={t`You sign in with it, and leads arrive here. Changing it needs a click in both mailboxes.`}
      >
        <EmailForm user={user} />
      </FormSection>
      <FormSection
        title={t`Password`}
        help={
          user.hasPassword
            ? t`Changing it signs out all your other devices.`
            : t`You have none yet: you sign in with a provider.`
        }
      >
        <PasswordForm user={user} />
      </FormSection>
      <FormSection
        title={t`Two-step sign-in`}
        help={t`A code from an app on your phone, asked for after the password.`}
      >
        <TwoFactor user={user} />
      </FormSection>
      <FormSection
        id={notificationsAnchor}
        title={t`Notifications`}
        help={
          user.role === 2
            ? t`What you hear of: in the bell, in your mailbox and on your devices. Mails to your buyers and guests are always sent.`
            : t`What you hear of: in the bell, in your mailbox and on your devices.`
        }
      >
        <NotificationSettings user={user} />
      </FormSection>
      <FormSection title={t`Sessions`} help={t`Where your account is signed in. End what you do not know.`}>
        <SessionList />
      </FormSection>
      {user.role === 2 && (
        <FormSection
          title={t`Support`}
          help={t`To help you, support can sign in as you for a short time. You are notified each time, and your password, address and payment accounts stay out of reach.`}
        >
          <SupportAccess user={user} />
        </FormSection>
      )}
      <FormSection title={t`Your data`} help={t`Everything we keep about your account, as one file.`}>
        <YourData />
      </FormSection>
      <SettingsPanels screen="account" />
      {user.role === 2 && (
        <FormSection
          title={t`Delete account`}
          help={t`Your pages go offline at once. You have 14 days to change your mind.`}
        >
          <DangerZone user={user} />
        </FormSection>
      )}
    </>
  );
}
