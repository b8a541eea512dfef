import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Drawer, PasswordInput, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { limitKinds, ownerFeatures, saveUser, type LimitKind, type OwnerFeature } from '@linkyard/contracts';
import { DialogFoot, formatCount, NewPasswordField, perLanguage, toast, translated, useUiForm } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { LimitField } from '../../shared/limits/LimitField.js';
import { sizeText } from '../../shared/media/upload/size-text.js';
import { useAdminUserQuery, useSaveUserMutation } from './api.js';
import { isPromotion, userRequest, userValues, type AdminUser } from './user-values.js';

interface UserDrawerProps {
  /** The account that is changed; null for a new one. */
  user: AdminUser | null;
  onClose: () => void;
}

const featureLabels = perLanguage<Record<OwnerFeature, string>>(() => ({
  whiteLabel: t`White label`,
  customDomain: t`Custom domain`,
}));

/** Makes an account, or changes its plan, limits and features. @source models.md 20 */
export function UserDrawer(props: UserDrawerProps) {
  const title = props.user ? props.user.name || props.user.email : t`Add user`;
  return (
    <Drawer opened onClose={props.onClose} title={title} position="right" size="md">
      <UserForm {...props} />
    </Drawer>
  );
}

function UserForm({ user, onClose }: UserDrawerProps) {
  const [save] = useSaveUserMutation();
  const usage = useAdminUserQuery({ _id: user?._id ?? '' }, { skip: !user }).data?.usage;
  const isOfTenant = user !== null && user.tenantId !== null;
  const { form, formProps, failure, submitting } = useUiForm({
    initialValues: userValues(user),
    closesOnSave: true,
    submit: async (values) => {
      const refusal = refusalOf(await save(userRequest(values, user)));
      if (refusal) return { ...refusal, errors: refusal.errors?.map(atField) };
      toast.success(translated(saveUser.message));
      onClose();
      return null;
    },
  });
  const { values } = form;
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput label={t`Name`} required maxLength={120} data-autofocus {...form.getInputProps('name')} />
        <TextInput label={t`Email`} type="email" required dir="ltr" {...form.getInputProps('email')} />
        <NewPasswordField
          label={user ? t`New password` : t`Password`}
          personal={[values.name, values.email]}
          {...form.getInputProps('password')}
        />
        {!user && (
          <Text size="sm" c="dimmed">
            <Trans>Without a password the person gets a mail with a link to choose one.</Trans>
          </Text>
        )}
        <Select
          label={t`Role`}
          data={[
            { value: '2', label: t`User` },
            { value: '1', label: t`Admin` },
          ]}
          value={String(values.role)}
          onChange={(role) => form.setFieldValue('role', role === '1' ? 1 : 2)}
          error={form.errors['role']}
          disabled={isOfTenant}
          allowDeselect={false}
        />
        {isPromotion(values, user) && <Promotion form={form} email={user?.email ?? values.email} />}
        <TextInput label={t`Plan`} required maxLength={60} {...form.getInputProps('planName')} />
        {limitKinds.map((kind) => (
          <LimitField
            key={kind}
            kind={kind}
            description={usage ? usedText(kind, usage[kind]) : undefined}
            {...form.getInputProps(`limits.${kind}`)}
            onChange={(typed) => form.setFieldValue(`limits.${kind}`, typed)}
          />
        ))}
        {ownerFeatures.map((feature) => (
          <Switch
            key={feature}
            label={featureLabels()[feature]}
            disabled={isOfTenant}
            error={form.errors[`features.${feature}`]}
            checked={values.features[feature]}
            onChange={(event) => form.setFieldValue(`features.${feature}`, event.currentTarget.checked)}
          />
        ))}
        {isOfTenant && (
          <Text size="sm" c="dimmed">
            <Trans>People of a white label have no white label and no own domain.</Trans>
          </Text>
        )}
        <DialogFoot
          failure={failure}
          submit={user ? t`Save` : t`Add user`}
          submitting={submitting}
          onCancel={onClose}
        />
      </Stack>
    </form>
  );
}

type UserForm = ReturnType<typeof useUiForm<ReturnType<typeof userValues>>>['form'];

/** Asked for before an account becomes an administrator. */
function Promotion({ form, email }: { form: UserForm; email: string }) {
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>
          An admin sees and changes everything here. Type the address of the account and your own password to confirm.
          All admins are informed by mail.
        </Trans>
      </Text>
      <TextInput
        label={t`Address of the account`}
        placeholder={email}
        required
        dir="ltr"
        autoComplete="off"
        {...form.getInputProps('promotionEmail')}
      />
      <PasswordInput
        label={t`Your password`}
        required
        autoComplete="current-password"
        {...form.getInputProps('promotionPassword')}
      />
    </Stack>
  );
}

/** Fields of the request that the form calls otherwise. */
const atField = <Refused extends { path: string }>(refused: Refused): Refused => {
  const names: Record<string, string> = {
    'promotion.email': 'promotionEmail',
    'promotion.password': 'promotionPassword',
  };
  return { ...refused, path: names[refused.path] ?? refused.path };
};

function usedText(kind: LimitKind, used: number | null): string {
  if (used === null) return t`The use is not known right now.`;
  return kind === 'mediaBytes' ? t`${sizeText(used)} in use` : t`${formatCount(used)} in use`;
}
