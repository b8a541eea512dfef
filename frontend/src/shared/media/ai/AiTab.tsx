import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { type AiRatio, longestPrompt, type MediaView, type ReplyOf, type generateAiImage } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { IconSparkles } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { type ApiError, refusalOf } from '../../api/api-error.js';
import { ServiceRefusal } from '../stock/ServiceRefusal.js';
import { useUploadFromUrlMutation } from '../stock/api.js';
import { useGenerateAiImageMutation } from './api.js';
import { AiPreview } from './AiPreview.js';
import { RatioChoice } from './RatioChoice.js';
import css from './ai.module.css';

type Generated = ReplyOf<typeof generateAiImage>;

/** A picture from words, to look at and to put into the library. @source spec 2 "AI tab", 4 "AI image", 5, 8 */
export function AiTab({ onAdded }: { onAdded: (media: MediaView) => void }) {
  const [prompt, setPrompt] = useState('');
  const [ratio, setRatio] = useState<AiRatio>('1:1');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [preview, setPreview] = useState<Generated | null>(null);
  const [generate, generating] = useGenerateAiImageMutation();
  const [upload, adding] = useUploadFromUrlMutation();
  const field = useRef<HTMLTextAreaElement>(null);

  const draw = async () => {
    const words = prompt.trim();
    setProblem(words ? null : t`Please enter a prompt`);
    if (!words) {
      field.current?.focus();
      return;
    }
    setFailure(null);
    setPreview(null);
    const answer = await generate({ prompt: words, ratio });
    const refusal = refusalOf(answer);
    if (refusal) setFailure(refusal);
    else if (answer.data) setPreview(answer.data);
  };
  const add = async () => {
    if (!preview) return;
    const answer = await upload({ url: preview.url, source: 'openai', type: 'gallery' });
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message);
    else if (answer.data) {
      setPreview(null);
      onAdded(answer.data);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!generating.isLoading) void draw();
  };

  return (
    <div className={css['tab']}>
      <form className={css['form']} onSubmit={submit}>
        <Textarea
          ref={field}
          label={t`Create an image from text prompt`}
          placeholder={t`Describe What You Want To See...`}
          rows={4}
          maxLength={longestPrompt}
          value={prompt}
          error={problem}
          onChange={(event) => {
            setPrompt(event.currentTarget.value);
            setProblem(null);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        <RatioChoice value={ratio} onChange={setRatio} />
        <Button
          type="submit"
          className={css['generate']}
          disabled={generating.isLoading}
          leftSection={<IconSparkles size={18} stroke={1.5} aria-hidden />}
        >
          {generating.isLoading ? t`Generating...` : t`Generate`}
        </Button>
      </form>
      <div className={css['result']}>
        {generating.isLoading && (
          <div className={css['drawing']} style={{ aspectRatio: ratio.replace(':', ' / ') }} role="status">
            <Trans>Your image is being drawn. This can take up to a minute.</Trans>
          </div>
        )}
        {failure && (
          <ServiceRefusal failure={failure} retry={() => void draw()} fallback={t`Failed to generate image`} />
        )}
        {preview && (
          <AiPreview
            picture={preview}
            words={prompt.trim()}
            isAdding={adding.isLoading}
            onAdd={() => void add()}
            onClose={() => setPreview(null)}
          />
        )}
      </div>
    </div>
  );
}
