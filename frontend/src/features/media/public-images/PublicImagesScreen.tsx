import { plural, t } from '@lingui/core/macro';
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
  const [wanted, setWanted] = useState<Wanted>({ page: 1, word: '', category: '' });
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const list = useSharedPicturesQuery(requestOf(wanted));
  const pictures = list.currentData?.data ?? [];
  const narrow = (part: Partial<Wanted>) => {
    setWanted({ ...wanted, ...part, page: 1 });
    setMarked(new Set());
  };
  const mark = (_id: string) =>
    setMarked((before) => new Set(before.has(_id) ? [...before].filter((id) => id !== _id) : [...before, _id]));
  const onDeleted = () => {
    setMarked(new Set());
    if (marked.size === pictures.length && wanted.page > 1) setWanted({ ...wanted, page: wanted.page - 1 });
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
      <Tools wanted={wanted} narrow={narrow} categories={list.data?.categories ?? []} />
      {pictures.length > 0 && (
        <Selection pictures={pictures} marked={marked} onMark={setMarked} onDeleted={onDeleted} />
      )}
      {list.isError && <ErrorState failure={asApiError(list.error)} retry={list.refetch} retrying={list.isFetching} />}
      {!list.isError && !list.currentData && <TilesSkeleton />}
      {list.currentData && pictures.length === 0 && <NoPictures wanted={wanted} />}
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
          current={wanted.page}
          pageCounts={list.currentData.pageCounts}
          total={list.currentData.totalCount}
          perPage={list.currentData.listPerPage}
          onPage={(page) => setWanted({ ...wanted, page })}
        />
      )}
    </div>
  );
}

interface Wanted {
  page: number;
  word: string;
  category: string;
}

const requestOf = ({ page, word, category }: Wanted) => ({
  page,
  ...(word ? { searchTerm: word } : {}),
  ...(category ? { category } : {}),
});

interface ToolsProps {
  wanted: Wanted;
  narrow: (part: Partial<Wanted>) => void;
  categories: readonly { name: string; count: number }[];
}

function Tools({ wanted, narrow, categories }: ToolsProps) {
  return (
    <Group gap="sm" mb="md">
      <SearchField
        label={t`Search shared pictures`}
        placeholder={t`Search here`}
        value={wanted.word}
        onSearch={(word) => narrow({ word })}
      />
      <Chip.Group value={wanted.category} onChange={(next) => narrow({ category: String(next) })}>
        <Group gap={6} role="radiogroup" aria-label={t`Category`}>
          <Chip value="">
            <Trans>All</Trans>
          </Chip>
          {categories.map(({ name, count }) => (
            <Chip key={name} value={name}>{`${name} (${formatCount(count)})`}</Chip>
          ))}
        </Group>
      </Chip.Group>
    </Group>
  );
}

interface SelectionProps {
  pictures: readonly SharedPicture[];
  marked: ReadonlySet<string>;
  onMark: (marked: ReadonlySet<string>) => void;
  onDeleted: () => void;
}

/** Choosing all pictures of the page, and deleting what is chosen. */
function Selection({ pictures, marked, onMark, onDeleted }: SelectionProps) {
  const [isAsking, setAsking] = useState(false);
  const [remove] = useDeleteSharedMutation();
  const isAll = pictures.every(({ _id }) => marked.has(_id));
  const confirm = async () => {
    const refusal = refusalOf(await remove({ ids: [...marked] }));
    if (refusal) return refusal;
    setAsking(false);
    onDeleted();
    toast.success(t`Deleted successfully`);
    return null;
  };
  return (
    <Group gap="sm" mb="md" mih={40}>
      <Checkbox
        label={t`Select all`}
        checked={isAll}
        indeterminate={!isAll && marked.size > 0}
        onChange={() => onMark(new Set(isAll ? [] : pictures.map(({ _id }) => _id)))}
      />
      {marked.size > 0 && (
        <Button color="red" variant="light" onClick={() => setAsking(true)}>
          {t`Delete ${formatCount(marked.size)}`}
        </Button>
      )}
      <ConfirmDanger
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t`Delete shared pictures`}
        verb={t`Delete`}
        loses={plural(marked.size, {
          one: '# picture is no longer offered to creators. Pages that show it go on doing so.',
          other: '# pictures are no longer offered to creators. Pages that show them go on doing so.',
        })}
        onConfirm={confirm}
      />
    </Group>
  );
}

function NoPictures({ wanted: { word, category } }: { wanted: Wanted }) {
  const isNarrowed = word !== '' || category !== '';
  return (
    <EmptyState
      drawing={isNarrowed ? 'search' : 'templates'}
      text={t`No Media Found`}
      hint={isNarrowed ? t`Try another word or category.` : t`Upload pictures that everybody may use.`}
    />
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
