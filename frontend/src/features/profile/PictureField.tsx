import { Trans } from '@lingui/react/macro';
import { Avatar, Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhoto, IconUpload } from '@tabler/icons-react';
import { updateProfilePicture, type UserView } from '@linkyard/contracts';
import { toast, translated } from '@linkyard/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { userChanged } from '../../shared/session/session-slice.js';
import { useAppDispatch } from '../../shared/session/use-session.js';
import type { CropSource } from '../../shared/media/crop/CropPanel.js';
import { cropProblem } from '../../shared/media/crop/crop-problem.js';
import { focusBack } from '../../shared/media/focus-back.js';
import { usePickMedia } from '../../shared/media/picker/pick-media.js';
import { useUpdateProfilePictureMutation } from './api.js';

const CropDialog = lazy(async () => ({ default: (await import('../../shared/media/crop/CropDialog.js')).CropDialog }));

/** A picture of this device or of the library, cropped; shown at once, before the server has it. */
export function PictureField({ user }: { user: UserView }) {
  const [upload, { isLoading }] = useUpdateProfilePictureMutation();
  const dispatch = useAppDispatch();
  const pick = usePickMedia();
  const buttons = useRef<HTMLDivElement>(null);
  const [cropping, setCropping] = useState<CropSource | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);

  const begin = (file: File | null) => {
    if (!file) return;
    const wrong = cropProblem(file);
    setProblem(wrong);
    if (!wrong) setCropping({ kind: 'file', file });
  };
  const fromLibrary = async () => {
    const [media] = await pick({ kind: 'picture' });
    if (!media) return;
    setProblem(null);
    setCropping({ kind: 'stored', media });
  };
  const take = async (file: File) => {
    setCropping(null);
    setChosen(URL.createObjectURL(file));
    const body = new FormData();
    body.append('file', file);
    const answer = await upload(body);
    const refusal = refusalOf(answer);
    setChosen(null);
    if (refusal) setProblem(refusal.message);
    else if (answer.data) {
      dispatch(userChanged({ ...user, profile_image: answer.data.profile_image }));
      toast.success(translated(updateProfilePicture.message));
    }
  };

  return (
    <>
      <Group gap="md" ref={buttons}>
        <Avatar src={chosen ?? user.profile_image} name={user.name} color="garden" size={72} alt="" />
        <FileButton accept="image/png,image/jpeg" onChange={begin}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isLoading}
              leftSection={<IconUpload size={18} stroke={1.5} aria-hidden />}
            >
              <Trans>Upload a picture</Trans>
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          disabled={isLoading}
          leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
          onClick={() => void fromLibrary()}
        >
          <Trans>Choose from the library</Trans>
        </Button>
      </Group>
      {problem && (
        <Text size="xs" c="var(--ly-danger-text)" mt={8} role="alert">
          {problem}
        </Text>
      )}
      {cropping && (
        <Suspense fallback={null}>
          <CropDialog
            source={cropping}
            ratio="1:1"
            onCancel={() => {
              setCropping(null);
              focusBack(buttons.current?.querySelector('button') ?? null);
            }}
            onCropped={(file) => void take(file)}
          />
        </Suspense>
      )}
    </>
  );
}
