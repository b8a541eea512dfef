import { Avatar, Button, FileButton, Group, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { updateProfilePicture, type UserView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { useEffect, useState } from 'react';
import { refusalOf } from '../../app/api/api-error.js';
import { userChanged } from '../../app/session/session-slice.js';
import { useAppDispatch } from '../../app/session/use-session.js';
import { useUpdateProfilePictureMutation } from './api.js';
import { pictureProblem } from './picture-problem.js';

/** The picture is shown at once, before the server has it. */
export function PictureField({ user }: { user: UserView }) {
  const [upload, { isLoading }] = useUpdateProfilePictureMutation();
  const dispatch = useAppDispatch();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);

  const take = async (file: File | null) => {
    if (!file) return;
    const wrong = pictureProblem(file);
    setProblem(wrong);
    if (wrong) return;
    setChosen(URL.createObjectURL(file));
    const body = new FormData();
    body.append('file', file);
    const answer = await upload(body);
    const refusal = refusalOf(answer);
    setChosen(null);
    if (refusal) setProblem(refusal.message);
    else if (answer.data) {
      dispatch(userChanged({ ...user, profile_image: answer.data.profile_image }));
      toast.success(updateProfilePicture.message ?? '');
    }
  };

  return (
    <>
      <Group gap="md">
        <Avatar src={chosen ?? user.profile_image} name={user.name} color="garden" size={72} alt="" />
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isLoading}
              leftSection={<IconUpload size={18} stroke={1.5} />}
            >
              Upload a picture
            </Button>
          )}
        </FileButton>
      </Group>
      {problem && (
        <Text size="xs" c="var(--ly-danger-text)" mt={8} role="alert">
          {problem}
        </Text>
      )}
    </>
  );
}
