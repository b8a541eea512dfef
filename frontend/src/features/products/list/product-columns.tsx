import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Switch } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import { DateText, formatCount, formatMoney, StatusBadge, type TableColumn } from '@linkyard/ui';
import { ReadOnlyBadge } from '../../../shared/limits/ReadOnlyBadge.js';
import type { PassedOn } from '../ProductDialogs.js';
import { priceText, productStates, stockLeft, titleOf, typeLabels } from '../product-labels.js';
import { ProductMenu } from './ProductMenu.js';
import { ProductThumb } from './ProductThumb.js';
import type { ProductActions } from './use-product-actions.js';
import css from './list.module.css';

interface ColumnOptions {
  actions: ProductActions;
  onDelete: (product: ProductView) => void;
  onPassOn: (passedOn: PassedOn) => void;
}

export const productColumns = ({ actions, onDelete, onPassOn }: ColumnOptions): readonly TableColumn<ProductView>[] => [
  {
    key: 'title',
    header: t`Product`,
    sort: 'title',
    onCard: 'title',
    wraps: true,
    cell: (product) => (
      <span className={css['product']}>
        <ProductThumb product={product} />
        <span>
          <bdi className={css['title']}>{titleOf(product)}</bdi>
          <small>{typeLabels()[product.type]}</small>
        </span>
      </span>
    ),
  },
  { key: 'price', header: t`Price`, align: 'end', cell: (product) => <span dir="ltr">{priceText(product)}</span> },
  { key: 'stock', header: t`Stock`, align: 'end', cell: (product) => <StockText product={product} /> },
  { key: 'sales', header: t`Sold`, sort: 'sales', align: 'end', cell: (product) => <Sold product={product} /> },
  {
    key: 'state',
    header: t`State`,
    cell: (product) => (
      <>
        <StatusBadge state={product.state} states={productStates()} />
        {product.isReadOnly && <ReadOnlyBadge />}
      </>
    ),
  },
  {
    key: 'updatedAt',
    header: t`Changed`,
    sort: 'updatedAt',
    cell: (product) => <DateText value={product.updatedAt} />,
  },
  {
    key: 'status',
    header: t`On sale`,
    width: '90px',
    cell: (product) => (
      <Switch
        aria-label={t`Sell ${titleOf(product)}`}
        checked={product.status === 1}
        disabled={product.isBlocked}
        label={product.isBlocked ? t`Blocked by an administrator` : undefined}
        onChange={(event) => void actions.switchTo(product, event.currentTarget.checked ? 1 : 0)}
        className={css['switch'] ?? ''}
      />
    ),
  },
  {
    key: 'menu',
    header: t`Actions`,
    align: 'end',
    width: '64px',
    cell: (product) => (
      <ProductMenu
        product={product}
        actions={actions}
        onDelete={() => onDelete(product)}
        onPassOn={(way) => onPassOn({ product, way })}
      />
    ),
  },
];

/** How many, and what buyers paid for them. */
const Sold = ({ product: { stats } }: { product: ProductView }) => (
  <span className={css['sold']}>
    {formatCount(stats.sales)}
    {stats.revenue.map((money) => (
      <small key={money.currency} dir="ltr">
        {formatMoney(money)}
      </small>
    ))}
  </span>
);

function StockText({ product }: { product: ProductView }) {
  const stock = stockLeft(product);
  if (!stock)
    return (
      <span className={css['quiet']}>
        <Trans>Not counted</Trans>
      </span>
    );
  if (stock.left === 0)
    return (
      <Badge color="red">
        <Trans>Sold out</Trans>
      </Badge>
    );
  return stock.isLow ? (
    <Badge color="yellow">
      <Trans>{formatCount(stock.left)} left</Trans>
    </Badge>
  ) : (
    formatCount(stock.left)
  );
}
