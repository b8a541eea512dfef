import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import { perLanguage, PageHead, toast } from '@linkyard/ui';
import { IconFileDownload, IconHeartHandshake, IconPackage, IconStack2, type Icon } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useUser } from '../../../shared/session/use-session.js';
import { useSaveProductMutation } from '../api.js';
import css from './editor.module.css';

interface TypeCard {
  type: ProductView['type'];
  title: string;
  text: string;
  icon: Icon;
}

const cards: () => readonly TypeCard[] = perLanguage(() => [
  {
    type: 'digital',
    title: t`Digital product`,
    text: t`E-books, presets, music, videos, software. Buyers download it right away.`,
    icon: IconFileDownload,
  },
  {
    type: 'physical',
    title: t`Physical product`,
    text: t`Prints, clothes, things you make. With sizes, stock and shipping.`,
    icon: IconPackage,
  },
  {
    type: 'service',
    title: t`Service`,
    text: t`Consulting, commissions, a video message. You deliver it yourself.`,
    icon: IconHeartHandshake,
  },
  {
    type: 'bundle',
    title: t`Bundle`,
    text: t`Several things sold together for one price.`,
    icon: IconStack2,
  },
]);

/** The type decides which sections the editor has, so it is chosen first. */
export function NewProductScreen() {
  const [save, { isLoading }] = useSaveProductMutation();
  const navigate = useNavigate();
  const currency = useUser()?.currency;
  const create = async (type: ProductView['type']) => {
    const answer = await save({ type, ...(currency ? { currency } : {}) });
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message);
    else if (answer.data) await navigate(`/products/${answer.data._id}`, { replace: true });
  };
  return (
    <div data-wide>
      <PageHead title={t`Add product`} purpose={t`What do you want to sell?`} />
      <div className={css['cards']}>
        {cards().map(({ type, title, text, icon: TypeIcon }) => (
          <UnstyledButton
            key={type}
            className={css['card'] ?? ''}
            disabled={isLoading}
            onClick={() => void create(type)}
            aria-labelledby={`type-${type}`}
            aria-describedby={`type-${type}-text`}
          >
            <span className={css['cardIcon']}>
              <TypeIcon size={28} stroke={1.5} aria-hidden />
            </span>
            <span>
              <b id={`type-${type}`}>{title}</b>
              <small id={`type-${type}-text`}>{text}</small>
            </span>
          </UnstyledButton>
        ))}
      </div>
    </div>
  );
}
