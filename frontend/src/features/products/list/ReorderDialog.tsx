import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Modal, Stack, Text } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import { DialogFoot, TableSkeleton, toast } from '@linkyard/ui';
import { IconGripVertical } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { refusalOf, type ApiError } from '../../../shared/api/api-error.js';
import { useOrderProductsMutation, useProductsQuery } from '../api.js';
import { titleOf } from '../product-labels.js';
import { ProductThumb } from './ProductThumb.js';
import css from './list.module.css';

/** The seller's own order of products: drag a row, or move it with space and the arrow keys. */
export function ReorderDialog({ onClose }: { onClose: () => void }) {
  const { data } = useProductsQuery({ page: 1, listPerPage: 100 });
  return (
    <Modal opened onClose={onClose} title={t`Change order`} size="md">
      {data ? <ReorderForm products={data.data} onClose={onClose} /> : <TableSkeleton />}
    </Modal>
  );
}

interface ReorderFormProps {
  products: readonly ProductView[];
  onClose: () => void;
}

function ReorderForm({ products, onClose }: ReorderFormProps) {
  const [order, setOrder] = useState(products);
  const [save, { isLoading }] = useOrderProductsMutation();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const ids = order.map(({ _id }) => _id);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) setOrder((now) => arrayMove([...now], ids.indexOf(String(active.id)), ids.indexOf(String(over.id))));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const refusal = refusalOf(await save({ ids }));
    setFailure(refusal);
    if (refusal) return;
    toast.success(t`The order is saved.`);
    onClose();
  };

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        <Text c="dimmed" size="sm">
          <Trans>Your list and the choices of products in blocks have this order.</Trans>
        </Text>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ announcements: announcementsOf(order) }}
          onDragEnd={drop}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <ul className={css['sortableList']} aria-label={t`Products in order`}>
              {order.map((product) => (
                <SortableProduct key={product._id} product={product} />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
        <DialogFoot failure={failure} submit={t`Save order`} submitting={isLoading} onCancel={onClose} />
      </Stack>
    </form>
  );
}

function SortableProduct({ product }: { product: ProductView }) {
  const sortable = useSortable({ id: product._id });
  const style = { transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition };
  return (
    <li
      ref={sortable.setNodeRef}
      className={css['sortable']}
      style={style}
      data-dragging={sortable.isDragging || undefined}
    >
      <button
        type="button"
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        className={css['grip']}
        aria-label={t`Move ${titleOf(product)}`}
      >
        <IconGripVertical size={18} stroke={1.5} aria-hidden />
      </button>
      <ProductThumb product={product} />
      <bdi className={css['title']}>{titleOf(product)}</bdi>
    </li>
  );
}

function announcementsOf(order: readonly ProductView[]): Announcements {
  const find = (id: string | number) => order.findIndex(({ _id }) => _id === id);
  const nameOf = (id: string | number) => {
    const product = order[find(id)];
    return product ? titleOf(product) : t`Product`;
  };
  const placeOf = (id: string | number) => `position ${find(id) + 1} of ${order.length}`;
  return {
    onDragStart: ({ active }) => t`Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)}: ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => t`${nameOf(active.id)} dropped at ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => t`Cancelled. ${nameOf(active.id)} is back in its place.`,
  };
}
