import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Checkbox, Chip, Group } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import type { SharedPicture } from '@linkyard/contracts';
import { ConfirmDanger, EmptyState, ErrorState, formatCount, PageHead, Pager, SearchField, toast } from '@linkyard/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { asApiError, refusalOf } from '../../../shared/api/api-error.js';
import { TilesSkeleton } from '../../../shared/media/picker/TilesSkeleton.js';
import { useDeleteSharedMutation, useSharedPicturesQuery } from '../../../shared/media/shared-pictures/api.js';
import tiles from '../../../shared/media/picker/picker.module.css';
import css from './public-images.module.css';

/** The pictures that all creators may use, to look after them. @source spec 2 "Admin area: /admin/public-images" */
export function PublicImagesScreen() {
  const [page, setPage] = useState(1);
  const [word, setWord] = useState('');
  const [category, setCategory] = useState('');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteSharedMutation();
  const wanted = { page, ...(word ? { searchTerm: word } : {}), ...(category ? { category } : {}) };
  const list = useSharedPicturesQuery(wanted);
  const pictures = list.currentData?.data ?? [];
  const narrow = (change: () => void) => {
    change();
    setPage(1);
    setMarked(new Set());
  };
  const mark = (_id: string) =>
    setMarked((before) => new Set(before.has(_id) ? [...before].filter((id) => id !== _id) : [...before, _id]));
  const isAll = pictures.length > 0 && pictures.every(({ _id }) => marked.has(_id));

  const confirm = async () => {
    const refusal = refusalOf(await remove({ ids: [...marked] }));
    if (refusal) return refusal;
    setAsking(false);
    setMarked(new Set());
    if (marked.size === pictures.length && page > 1) setPage(page - 1);
    toast.success(t`Deleted successfully`);
    return null;
  };

  return (
    <div data-wide>
      <PageHead
        title={t`Public Images`}
        purpose={t`Creators find them under “Shared” when they choose a picture.`}
        action={
          <Button
            component={Link}
            to="/admin/public-upload"
            leftSection={<IconPhotoUp size={18} stroke={1.5} aria-hidden />}
          >
            <Trans>Upload pictures</Trans>
          </Button>
        }
      />
      <Group gap="sm" mb="md">
        <SearchField
          label={t`Search shared pictures`}
          placeholder={t`Search here`}
          value={word}
          onSearch={(next) => narrow(() => setWord(next))}
        />
        <Chip.Group value={category} onChange={(next) => narrow(() => setCategory(String(next)))}>
          <Group gap={6} role="radiogroup" aria-label={t`Category`}>
            <Chip value="">
              <Trans>All</Trans>
            </Chip>
            {list.data?.categories.map(({ name, count }) => (
              <Chip key={name} value={name}>{`${name} (${formatCount(count)})`}</Chip>
            ))}
          </Group>
        </Chip.Group>
      </Group>
      {pictures.length > 0 && (
        <Group gap="sm" mb="md" mih={40}>
          <Checkbox
            label={t`Select all`}
            checked={isAll}
            indeterminate={!isAll && marked.size > 0}
            onChange={() => setMarked(new Set(isAll ? [] : pictures.map(({ _id }) => _id)))}
          />
          {marked.size > 0 && (
            <Button color="red" variant="light" onClick={() => setAsking(true)}>
              {t`Delete ${formatCount(marked.size)}`}
            </Button>
          )}
        </Group>
      )}
      {list.isError && <ErrorState failure={asApiError(list.error)} retry={list.refetch} retrying={list.isFetching} />}
      {!list.isError && !list.currentData && <TilesSkeleton />}
      {list.currentData && pictures.length === 0 && (
        <EmptyState
          drawing={word || category ? 'search' : 'templates'}
          text={t`No Media Found`}
          hint={word || category ? t`Try another word or category.` : t`Upload pictures that everybody may use.`}
        />
      )}
      <ul className={tiles['grid']} aria-label={t`Shared pictures`}>
        {pictures.map((picture) => (
          <Tile
            key={picture._id}
            picture={picture}
            isMarked={marked.has(picture._id)}
            onMark={() => mark(picture._id)}
          />
        ))}
      </ul>
      {list.currentData && list.currentData.pageCounts > 1 && (
        <Pager
          current={page}
          pageCounts={list.currentData.pageCounts}
          total={list.currentData.totalCount}
          perPage={list.currentData.listPerPage}
          onPage={setPage}
        />
      )}
      <ConfirmDanger
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete shared pictures`}
        verb={t`Delete`}
        loses={t`${formatCount(marked.size)} ${marked.size === 1 ? t`picture is` : t`pictures are`} no longer offered to creators. Pages that show ${marked.size === 1 ? 'it' : 'them'} go on doing so.`}
        onConfirm={confirm}
      />
    </div>
  );
}

interface TileProps {
  picture: SharedPicture;
  isMarked: boolean;
  onMark: () => void;
}

function Tile({ picture: { title, alt, category, file }, isMarked, onMark }: TileProps) {
  return (
    <li className={tiles['tile']} data-chosen={isMarked || undefined}>
      <label className={css['label']}>
        <span className={tiles['square']}>
          <img src={file.thumb ?? file.path} alt={alt} loading="lazy" decoding="async" />
        </span>
        <Checkbox className={css['check'] ?? ''} aria-label={title} checked={isMarked} onChange={onMark} />
        <span className={tiles['name']} title={title}>
          <bdi>{title}</bdi>
        </span>
        {category && <span className={css['quiet']}>{category}</span>}
      </label>
    </li>
  );
}
