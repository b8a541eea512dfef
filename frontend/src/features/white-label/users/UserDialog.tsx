import { t } from '@lingui/core/macro';
import { Modal, Stack, TextInput } from '@mantine/core';
import { createSubUser, shownEmail, updateSubUser, type SubUserView } from '@linkyard/contracts';
import { DialogFoot, NewPasswordField, toast, translated, useUiForm } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useCreateSubUserMutation, useUpdateSubUserMutation } from './api.js';
import { PlanSelect } from './PlanSelect.js';

interface UserDialogProps {
  /** `new`: an account is added. Null: closed. */
  user: SubUserView | 'new' | null;
  onClose: () => void;
}

/** Adds one of the people of a white label, or changes one. Closing clears the form. @source spec 2 "Users tab" */
export function UserDialog({ user, onClose }: UserDialogProps) {
  return (
    <Modal opened={user !== null} onClose={onClose} title={user === 'new' ? t`Add New User` : t`Update User`} size="md">
      {user && <UserForm user={user === 'new' ? null : user} onClose={onClose} />}
    </Modal>
  );
}

/** Codes of refusals that belong to a field of the form. */
const fieldOf: Readonly<Record<string, string>> = {
  'white-label.email_exists': 'email',
  'auth.password_breached': 'password',
  'white-label.plan_unknown': 'planName',
};

function UserForm({ user, onClose }: { user: SubUserView | null; onClose: () => void }) {
  const [create] = useCreateSubUserMutation();
  const [update] = useUpdateSubUserMutation();
  const { form, formProps, failure, submitting } = useUiForm({
    closesOnSave: true,
    initialValues: {
      name: user?.name ?? '',
      email: user ? shownEmail(user.email) : '',
      password: '',
      planName: user?.planName ?? '',
    },
    validate: {
      name: (value) => (value.trim() ? null : t`Name is required`),
      email: (value) => (user || value.trim() ? null : t`Email is required`),
      password: (value) => (user || value.trim() ? null : t`Password is required`),
    },
    submit: async ({ name, email, password, planName }) => {
      const plan = planName === (user?.planName ?? '') ? {} : { planName };
      const saving = user
        ? update({ userId: user._id, name, password, ...plan })
        : create({ name, email, password, ...plan });
      const refusal = refusalOf(await saving);
      const path = refusal && fieldOf[refusal.code];
      if (refusal) return path ? { ...refusal, errors: [{ path, message: refusal.message }] } : refusal;
      toast.success(translated((user ? updateSubUser : createSubUser).message));
      onClose();
      return null;
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <TextInput
          label={t`Full Name`}
          dir="auto"
          autoComplete="off"
          maxLength={120}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label={t`Email`}
          type="email"
          inputMode="email"
          autoComplete="off"
          maxLength={254}
          readOnly={user !== null}
          {...form.getInputProps('email')}
        />
        <NewPasswordField
          label={t`Password`}
          personal={[form.values.name, form.values.email]}
          {...form.getInputProps('password')}
        />
        <PlanSelect {...form.getInputProps('planName')} value={form.values.planName} />
        <DialogFoot failure={failure} submit={user ? t`Update` : t`Add`} submitting={submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
